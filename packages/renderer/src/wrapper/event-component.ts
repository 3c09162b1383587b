import type { Json } from '@guichet/definition';
import type { Field } from '@guichet/engine';

/** A component as its definition has it, as far as the form knows of it. */
export interface EventComponent {
  readonly key: string;
  readonly type: string;
  /** In the language that is shown. */
  readonly label: string;
  readonly input: boolean;
  readonly [setting: string]: Json | undefined;
}

export function eventComponent(field: Field): EventComponent {
  const { key, type, settings } = field.component;
  return { ...settings, key, type, label: field.plainText('label'), input: field.model.data !== 'none' };
}
