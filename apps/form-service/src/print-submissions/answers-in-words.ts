import type { Json, JsonObject, Locale } from '@guichet/definition';
import { createForm, type Field, type PreparedForm, textsOf } from '@guichet/engine';
import { answersOf, inOneCell } from '@guichet/fields/answers';
import { everyPart } from '@guichet/fields/every-part';
import { displayValueOf } from '@guichet/fields/words';
import type { StoredSubmission } from '../storage/storage.ts';
import { cellOf, fileIn, guarded } from './csv.ts';

interface Options {
  /** By version; without those that nobody can prepare any more. */
  readonly forms: ReadonlyMap<string, PreparedForm>;
  readonly locale: Locale;
  /** The city's time zone, for dates and times. */
  readonly timeZone: string;
  /** Prefix of file addresses; empty when unset. */
  readonly siteUrl: string;
}

/** Gives an answer as the resident read it, by its data path; undefined where the form knows no such field. */
export type InWords = (path: string, value: Json) => string | undefined;

/**
 * Cells as the resident chose and read them, by the version of the form that a submission was made with: the words of
 * the receipt. No author's code is run.
 */
export function createWording({ forms, locale, timeZone, siteUrl }: Options) {
  function inWords(field: Field): string {
    if (field.component.type !== 'file') return displayValueOf(field);
    return list(field.value())
      .flatMap((file) => fileIn(file, siteUrl) ?? [])
      .join('\n');
  }

  return {
    /** `use` is called while the form of the submission lives. */
    read<T>({ version, received }: StoredSubmission, data: JsonObject, use: (inWords: InWords) => T): T {
      const page = forms.get(version);
      if (page === undefined) return use(() => undefined);
      const form = createForm(page, {
        ...{ ...everyPart, locale, texts: textsOf(page, locale), submission: data, readOnly: true },
        environment: { now: received, timeZone, seed: 0 },
      });
      try {
        return use((path, value) => {
          const field = form.fieldByPath(path);
          return field && formatCell(field, value, inWords);
        });
      } finally {
        form.dispose();
      }
    },
  };
}

function formatCell(field: Field, value: Json, inWords: (field: Field) => string): string {
  if (field.rows() !== undefined) {
    const [answer] = answersOf([field], { withProtected: true, inWords });
    if (answer !== undefined) return guarded(inOneCell(answer));
    // The rows of what a condition hides have no words; what is stored is not passed over.
    return isBlank(value) ? '' : cellOf(value);
  }
  const words = inWords(field);
  if (words === '') return field.model.isEmpty(field.value(), field.component) ? '' : cellOf(value);
  // A number stays one to a spreadsheet, also below zero.
  if (typeof value === 'number') return words;
  // Only a text that was written in lines has lines of its own.
  const isInLines = typeof value === 'string' && value.includes('\n');
  return guarded(isInLines ? words : words.replaceAll('\n', '; '));
}

/** Whether nothing was filled in, also in rows that only stand there. */
function isBlank(value: Json | undefined): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === '' || value === false;
}

function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
