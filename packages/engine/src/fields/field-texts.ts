import type { Texts } from '../prepared-form.ts';
import type { InternalField, Resolved } from './internal-field.ts';

/** A field's author texts in the current language. Tracked. */
export function resolvedTexts(field: InternalField): Resolved {
  const { context, component } = field;
  const texts = context.dictionary.value.of(component.id);
  return context.abilities.interpolation?.changingTexts(field, texts) ?? asTheyStand(texts);
}

/** A form with holes in its texts says so (`PageForm.hasInterpolation`), and is given what fills them. */
function asTheyStand(texts: Texts): Resolved {
  // A text without a hole is final.
  return texts as Resolved;
}
