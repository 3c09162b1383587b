import type { JsonObject } from '@guichet/definition';
import type { PreparedForm } from '@guichet/engine';
import { prepareForm } from '@guichet/engine/prepare';
import { models } from '@guichet/fields/models';
import type { SubmissionStorage } from '../storage/storage.ts';
import type { LoadedForm } from './load-forms.ts';

/** The forms that are served, and every version that ever was. */
export interface FormCatalogue {
  forms(): readonly LoadedForm[];
  find(alias: string): LoadedForm | undefined;
  /** The form as it is now, prepared when it is first asked for. */
  current(alias: string): PreparedForm | undefined;
  /** The form as it was when a page with this version was opened. */
  version(version: string): Promise<PreparedForm | undefined>;
}

/** Enters what is loaded as served versions. */
export async function createFormCatalogue(
  loaded: readonly LoadedForm[],
  storage: SubmissionStorage,
): Promise<FormCatalogue> {
  const byAlias = new Map(loaded.map((form) => [form.alias, form]));
  const prepared = new Map<string, PreparedForm>();
  await storage.saveFormVersions(
    loaded.map(({ version, alias, definition }) => ({
      version,
      form: alias,
      definition: JSON.stringify(definition),
    })),
  );

  function prepare(version: string, definition: unknown): PreparedForm | undefined {
    const known = prepared.get(version);
    if (known !== undefined) return known;
    const preparation = prepareForm(definition, { models });
    if (preparation.kind !== 'prepared') return undefined;
    prepared.set(version, preparation.form);
    return preparation.form;
  }

  return {
    forms: () => loaded,
    find: (alias) => byAlias.get(normalAlias(alias)),
    current(alias) {
      const form = byAlias.get(normalAlias(alias));
      return form && prepare(form.version, form.definition);
    },
    async version(version) {
      const known = prepared.get(version);
      if (known !== undefined) return known;
      const stored = await storage.findFormVersion(version);
      if (stored === undefined) return undefined;
      const definition: JsonObject = JSON.parse(stored.definition);
      return prepare(version, definition);
    },
  };
}

function normalAlias(alias: string): string {
  return alias.trim().toLowerCase();
}
