import { type JsonObject, type Locale, titleOf } from '@guichet/definition';
import { createForm, type PreparedForm, textsOf } from '@guichet/engine';
import { formatInstant } from '@guichet/engine/formats';
import { answersOf, type DisplayedAnswer } from '@guichet/fields/answers';
import { restoreNames } from '@guichet/fields/choices';
import { everyPart } from '@guichet/fields/every-part';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { dataOf } from '../../print-submissions/json-lines.ts';
import type { StoredSubmission } from '../../storage/storage.ts';

/** Texts about a submission, in a language, for people. */
export interface FormTexts {
  /** By the version that the submission was made with. */
  titleOf(submission: StoredSubmission, locale: Locale): Promise<string>;
  received(submission: StoredSubmission, locale: Locale): string;
  /** The answers as the resident read them. No author's code runs. */
  answersOf(
    submission: StoredSubmission,
    locale: Locale,
    withProtected?: boolean,
  ): Promise<readonly DisplayedAnswer[]>;
}

export function createFormTexts(catalogue: FormCatalogue, timeZone: string): FormTexts {
  const versionOf = ({ form, version }: StoredSubmission): Promise<PreparedForm | undefined> => {
    const current = catalogue.current(form);
    return current?.version === version ? Promise.resolve(current) : catalogue.version(version);
  };
  return {
    async titleOf(submission, locale) {
      const form = await versionOf(submission);
      if (form === undefined) return submission.form;
      const { title } = textsOf(form, locale);
      const { path, properties } = form;
      return typeof title === 'string' && title !== ''
        ? title
        : titleOf({ title: '', path, properties }, locale);
    },
    received: ({ received }, locale) => formatInstant(received, locale, timeZone),
    async answersOf(submission, locale, withProtected = false) {
      const page = await versionOf(submission);
      if (page === undefined) return [];
      const metadata: JsonObject = JSON.parse(submission.metadata);
      const form = createForm(page, {
        ...{ ...everyPart, locale, texts: textsOf(page, locale), readOnly: true },
        submission: dataOf(submission, withProtected),
        environment: { now: submission.received, timeZone, seed: 0 },
      });
      try {
        restoreNames(form, metadata.selectData);
        return answersOf(form.fields, { withProtected });
      } finally {
        form.dispose();
      }
    },
  };
}
