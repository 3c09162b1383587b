import { encodeJson } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { carriedName } from './model.ts';
import { searchOf } from './search-commands.ts';

/** On the other pages of a wizard, without a script: that a search was asked about, so that it is not asked again. */
export function carriedQuestion(field: Field): { readonly name: string; readonly value: string } | undefined {
  if (field.component.type !== 'locationSearch') return undefined;
  const { asking } = searchOf(field);
  return asking && { name: `${field.path()}${carriedName}`, value: encodeJson({ asking }) };
}
