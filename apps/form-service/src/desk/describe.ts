import { isJsonObject, type Json, type JsonObject, type Locale } from '@guichet/definition';
import { createForm, type Field, type Form, type PreparedForm, textsOf } from '@guichet/engine';
import { answersOf } from '@guichet/fields/answers';
import { restoreNames } from '@guichet/fields/choices';
import { everyPart } from '@guichet/fields/every-part';
import { cellOf } from '../print-submissions/csv.ts';
import { dataOf } from '../print-submissions/json-lines.ts';
import type { StoredSubmission } from '../storage/storage.ts';
import type { DeskPage, DeskUnchecked } from './desk.ts';

interface Described {
  readonly pages: readonly DeskPage[];
  readonly unchecked: readonly DeskUnchecked[];
}

/**
 * A submission as its resident saw it before sending, by the version that it was made with: pages, labels and words.
 * No author's code runs. `form`: undefined where nobody can prepare that version any more; then keys and values.
 */
export function describe(
  submission: StoredSubmission,
  page: PreparedForm | undefined,
  { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string },
): Described {
  const data = dataOf(submission, false);
  const metadata: JsonObject = JSON.parse(submission.metadata);
  if (page === undefined) return { pages: asItStands(data), unchecked: uncheckedIn(metadata, undefined) };
  const form = createForm(page, {
    ...{ ...everyPart, locale, texts: textsOf(page, locale), readOnly: true, submission: data },
    environment: { now: submission.received, timeZone, seed: 0 },
  });
  try {
    restoreNames(form, metadata.selectData);
    const pages = fieldsByPage(form).flatMap(({ title, fields }) => {
      const answers = answersOf(fields, { withEmpty: true });
      return answers.length === 0 ? [] : [{ title, answers }];
    });
    return { pages, unchecked: uncheckedIn(metadata, form) };
  } finally {
    form.dispose();
  }
}

function fieldsByPage(form: Form): readonly { readonly title: string; readonly fields: readonly Field[] }[] {
  const { wizard } = form;
  if (wizard === undefined) return [{ title: '', fields: form.fields }];
  return [
    { title: '', fields: wizard.prefix },
    ...wizard.pages().map(({ panel, fields }) => ({ title: panel?.plainText('title') ?? '', fields })),
    { title: '', fields: wizard.suffix },
  ];
}

function asItStands(data: JsonObject): readonly DeskPage[] {
  const answers = Object.entries(data).map(([label, value]) => ({ id: label, label, value: cellOf(value) }));
  return [{ title: '', answers }];
}

function uncheckedIn({ unchecked, unscanned }: JsonObject, form: Form | undefined): readonly DeskUnchecked[] {
  const labelOf = (path: unknown) => {
    const text = String(path ?? '');
    // A file in a list of files has the label of its field.
    return form?.fieldByPath(text)?.name() ?? form?.fieldByPath(text.replace(/\.\d+$/, ''))?.name() ?? text;
  };
  return [
    ...itemsOf(unchecked).flatMap((uncheckedRule) =>
      isJsonObject(uncheckedRule)
        ? [{ label: labelOf(uncheckedRule.path), reason: String(uncheckedRule.reason ?? '') }]
        : [],
    ),
    ...itemsOf(unscanned).map((path) => ({ label: labelOf(path), reason: 'unscanned' })),
  ];
}

function itemsOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
