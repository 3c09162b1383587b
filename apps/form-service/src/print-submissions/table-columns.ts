import type { Locale } from '@guichet/definition';
import { createForm, type Field, type PreparedComponent, textsOf } from '@guichet/engine';
import { sourceIn } from '@guichet/fields/choices';
import { everyPart } from '@guichet/fields/every-part';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import type { FormVersion } from '../storage/storage.ts';

/** A column of answers. */
export interface TableColumn {
  /** The data path: `plate`, `applicant.email`. */
  readonly path: string;
  readonly label: string;
  /** Of a choice whose names stand elsewhere: what its template is. A submission tells what was chosen. */
  readonly named?: { readonly template?: string };
}

/** Whether a submission of one of these versions may hold something that was not checked. */
export function mayBeUnchecked(versions: readonly FormVersion[]): boolean {
  return versions.some(({ definition }) => {
    const prepared = prepareForm(JSON.parse(definition), { models });
    return (
      prepared.kind === 'prepared' &&
      (prepared.form.hasCode === true ||
        prepared.form.components.some(isCheckedLater) ||
        prepared.form.problems.some(({ code }) => code === 'snippetNotSupported'))
    );
  });
}

/** It is, or holds, what others are asked about (a scanner, or where its choices stand), or what nobody knows. */
function isCheckedLater({ type, fallback, settings, children = [] }: PreparedComponent): boolean {
  if (fallback === 'unknownInput' || fallback === 'unknownContainer') return true;
  return type === 'file' || sourceIn(settings)?.isChecked === true || children.some(isCheckedLater);
}

/**
 * The answers that a form asks for, in the order of its definition; after them those that only older versions
 * asked for. A group of checkboxes, a list and whatever else one component keeps is one column.
 */
export function tableColumns(
  versions: readonly FormVersion[],
  { locale, withProtected }: { readonly locale: Locale; readonly withProtected: boolean },
): readonly TableColumn[] {
  const columns = new Map<string, TableColumn>();
  for (const { definition } of versions) {
    for (const field of fieldsOf(definition, locale)) {
      const path = columnPath(field);
      const isShown = withProtected || field.component.protected !== true;
      if (isShown && !columns.has(path)) columns.set(path, columnOf(field, path));
    }
  }
  return [...columns.values()];
}

function fieldsOf(definition: string, locale: Locale): readonly Field[] {
  const prepared = prepareForm(JSON.parse(definition), { models });
  if (prepared.kind !== 'prepared') return [];
  const form = createForm(prepared.form, {
    ...{ ...everyPart, locale, texts: textsOf(prepared.form, locale) },
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
