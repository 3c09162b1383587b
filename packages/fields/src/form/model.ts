import type { JsonObject } from '@guichet/definition';
import type { Model } from '@guichet/engine';
import { containerModel } from '../container/model.ts';

/** A form within the form, its components in place. Its values are kept as a submission's: `{data: {...}}`. */
export const formModel = {
  ...containerModel,
  dataKey,
  settings: ({ display }) => (display === 'wizard' ? { isWizard: true } : {}),
  holdsPages: ({ settings }) => settings.isWizard === true,
} satisfies Model;

function dataKey({ key }: JsonObject): string | undefined {
  return typeof key === 'string' && key.trim() !== '' ? `${key.trim()}.data` : undefined;
}
