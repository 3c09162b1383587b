import type { Field, Form } from '@guichet/engine';
import { loadList } from './load-choices.ts';
import { lacksNames, type Offer, offerIn } from './offer.ts';
import { sourceIn } from './source.ts';
import type { Sources } from './sources.ts';
import { allIn } from './submitted-names.ts';

/** Suffix of the search line's name, without a script. */
export const searchName = ':search';

/** More than so many fields of a page have their choices elsewhere only in a form made to keep us busy. */
const maxAsked = 30;

/**
 * Loads the choices of all visible fields, side by side: where the server renders a page again. `searchOf` says what is
 * searched for in a field.
 */
export async function loadShownChoices(
  form: Form,
  sources: Sources,
  searchOf: (field: Field) => string = () => '',
): Promise<void> {
  const shown = fieldsIn(form).filter(
    (field) => sourceIn(field.component.settings) !== undefined && field.visible() && !field.disabled(),
  );
  const asked = shown.slice(0, maxAsked);
  await Promise.all(asked.map((field) => loadList({ form, field, sources }, searchOf(field))));
}

/**
 * Asks what is called that was chosen and that nobody has named: without a script a page says values alone. `searchOf`:
 * what was searched for when it was chosen.
 */
export async function nameChosen(
  form: Form,
  sources: Sources,
  searchOf: (field: Field) => string,
): Promise<void> {
  const unnamed = form.fields.flatMap(allIn).filter((field) => field.visible() && lacksNames(field));
  const asked = unnamed.slice(0, maxAsked);
  await Promise.all(asked.map((field) => loadList({ form, field, sources }, searchOf(field))));
}

/** All fields of a page: of a wizard, those of the page that stands open. */
function fieldsIn({ fields, wizard }: Form): readonly Field[] {
  const shown = wizard ? [...wizard.prefix, ...wizard.current().fields, ...wizard.suffix] : fields;
  return shown.flatMap(allIn);
}

/** A field's offer, as one side of a page hands it to the other. Plain JSON. */
export interface KeptOffer {
  readonly path: string;
  readonly offer: Offer;
}

/** The offers of a form's fields, so that both sides draw the same page. */
export function offersOf(form: Form): readonly KeptOffer[] {
  return form.fields.flatMap(allIn).flatMap((field) => {
    const offer = offerIn(field.transientState?.value);
    return sourceIn(field.component.settings) === undefined || offer.state === 'none'
      ? []
      : [{ path: field.path(), offer }];
  });
}
