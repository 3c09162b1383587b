import type { Locale } from '@guichet/definition';
import { createForm, type Field, type PreparedComponent, type PreparedForm, textsOf } from '@guichet/engine';
import { sourceIn } from '@guichet/fields/choices';
import { everyPart } from '@guichet/fields/every-part';

/** A column of answers. */
export interface TableColumn {
  /** The data path: `plate`, `applicant.email`. */
  readonly path: string;
  readonly label: string;
  /** Of a choice whose names stand elsewhere: what its template is. A submission tells what was chosen. */
  readonly named?: { readonly template?: string };
}

/** Whether a submission of this version may hold something that was not checked. */
export function mayBeUnchecked({ hasCode, components, problems }: PreparedForm): boolean {
  return (
    hasCode === true ||
    components.some(isCheckedLater) ||
    problems.some(({ code }) => code === 'snippetNotSupported')
  );
}

/** It is, or holds, what others are asked about (a scanner, or where its choices stand), or what nobody knows. */
function isCheckedLater({ type, fallback, settings, children = [] }: PreparedComponent): boolean {
  if (fallback === 'unknownInput' || fallback === 'unknownContainer') return true;
  return type === 'file' || sourceIn(settings)?.isChecked === true || children.some(isCheckedLater);
}

/**
 * The answers that a version asks for, in the order of its definition. A group of checkboxes, a list and whatever else
 * one component keeps is one column.
 */
export function columnsOf(
  page: PreparedForm,
  { locale, withProtected }: { readonly locale: Locale; readonly withProtected: boolean },
): readonly TableColumn[] {
  return fieldsOf(page, locale)
    .filter((field) => withProtected || field.component.protected !== true)
    .map((field) => columnOf(field, columnPath(field)));
}

function fieldsOf(page: PreparedForm, locale: Locale): readonly Field[] {
  const form = createForm(page, {
    ...{ ...everyPart, locale, texts: textsOf(page, locale) },
    environment: { now: 0, timeZone: 'UTC', seed: 0 },
  });
  form.dispose();
  return form.fields.flatMap(ownersIn);
}

function columnOf(field: Field, path: string): TableColumn {
  const { settings, optionsCode } = field.component;
  const source = sourceIn(settings) ?? (optionsCode && {});
  return { path, label: field.name(), ...(source && { named: source }) };
}

/** The field itself when it keeps something that is stored, else those inside it that do. */
function ownersIn(field: Field): readonly Field[] {
  const { data, isPersistent } = field.model;
  if (isApart(field)) return [field];
  if (data === 'none' || data === 'object') return field.children.flatMap(ownersIn);
  return isPersistent && field.component.persistent === undefined && field.path() !== '' ? [field] : [];
}

/** A form within the form whose answers are submissions of their own: what is kept of them here is their id. */
function isApart({ component }: Field): boolean {
  return component.settings.storedAs !== undefined;
}

function columnPath(field: Field): string {
  return isApart(field) ? field.path().replace(/data$/, '_id') : field.path();
}
