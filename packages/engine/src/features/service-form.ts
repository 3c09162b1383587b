import { createForm, type FormOptions } from '../create-form.ts';
import type { Form } from '../form.ts';
import type { PageForm } from '../prepared-form.ts';
import { knownPage } from '../undecided/known-page.ts';

/** Brings a form to life as a form service does, with what a page has sent: what was not sent stays absent. */
export function createServiceForm(page: PageForm, options: Omit<FormOptions, 'absentStaysAbsent'>): Form {
  return createForm(knownPage(page, options.models), { ...options, absentStaysAbsent: true });
}
