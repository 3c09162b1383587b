import type { Field, FieldTransientState, Form, PageForm } from '@guichet/engine';
import { loadShownChoices, nameChosen, offersOf, searchName } from '@guichet/fields/posted';
import type { FormSources } from '@guichet/form-service';
import { serverParts } from '../forms/server-parts.ts';
import { createFormInstance } from '../pages/create-form-instance.ts';
import type { AnsweredPage, FormPageData } from '../pages/page-data.ts';
import { restoreLeftPage } from '../pages/restore-left.ts';
import type { PlainPost } from './parse-post.ts';

/** Characters of what is searched for. */
const longestSearch = 200;

/** Loads the choices of the current page: without a script, sending the page asks for them. */
export async function choicesOn(
  form: Form,
  { controls }: PlainPost,
  sources: FormSources,
): Promise<Pick<AnsweredPage, 'offers'>> {
  if (!hasSources(form.page.components)) return {};
  await loadShownChoices(form, sources.forForm(form.page), searchIn(controls));
  return { offers: offersOf(form) };
}

/** The page with what can be chosen in it, where no form has come to life for it yet. */
export async function withChoices(
  data: FormPageData,
  post: PlainPost,
  sources: FormSources,
): Promise<FormPageData> {
  const { answered, form: page } = data;
  if (answered === undefined || answered.offers !== undefined || !hasSources(page.components)) return data;
  const form = createFormInstance(data, serverParts, restoreLeftPage);
  const choices = await choicesOn(form, post, sources);
  form.dispose();
  return { ...data, answered: { ...answered, ...choices } };
}

/** Adds the names of chosen items, for the pages that show them and for storage. */
export async function withNames(
  form: Form,
  { controls }: PlainPost,
  sources: FormSources,
): Promise<readonly FieldTransientState[]> {
  if (!hasSources(form.page.components)) return [];
  await nameChosen(form, sources.forForm(form.page), searchIn(controls));
  return form.kept().transientStates;
}

function searchIn(controls: PlainPost['controls']) {
  return (field: Field) => (controls.get(`${field.path()}${searchName}`)?.[0] ?? '').slice(0, longestSearch);
}

function hasSources(components: PageForm['components']): boolean {
  return components.some(
    ({ settings, children = [] }) => settings.source !== undefined || hasSources(children),
  );
}
