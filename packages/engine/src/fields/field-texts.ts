import type { ResolvedText } from '../field.ts';
import type { Texts } from '../prepared-form.ts';
import type { FieldParts } from './field-methods.ts';
import type { LiveField } from './live-field.ts';

/** A field's texts with their holes filled in, by setting. */
export type Resolved = Readonly<Record<string, ResolvedText>>;

/** A field's author texts in the current language. Tracked. */
export function resolvedTexts(field: LiveField & FieldParts): Resolved {
  const { context, component } = field;
  const { further, dictionary } = context;
  const { of, isPlain } = dictionary.value;
  // Words that no logic changes are taken as they stand: most fields have nothing else, and need no signal for them.
  const isSteady = component.logic === undefined && isPlain(component.id);
  if (further === undefined || isSteady) return asTheyStand(of(component.id));
  field.ownTexts ??= further.changingTexts(field, context);
  return field.ownTexts();
}

/** A form with holes in its texts says so (`PageForm.hasHoles`), and is given what fills them. */
function asTheyStand(texts: Texts): Resolved {
  // What has no hole is what it will be.
  return texts as Resolved;
}
