import type { PreparedForm } from '@guichet/engine';
import { prepareForm } from '@guichet/engine/prepare';
import { models } from '@guichet/fields/models';
import type { SubmissionStorage } from '../storage/storage.ts';
import type { LoadedForm } from './load-forms.ts';

/** The forms that are served, and every version that ever was. */
export interface FormCatalogue {
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
  const byPublicVersion = new Map(loaded.map((form) => [form.publicVersion, form]));
  const prepared = new Map<string, PreparedForm>();
  await storage.saveFormVersions(
    loaded.map(({ version, publicVersion, alias, definition }) => ({
      version,
      publicVersion,
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

  function find(alias: string): LoadedForm | undefined {
    return byAlias.get(alias.trim().toLowerCase());
  }

  return {
    find,
    current(alias) {
      const form = find(alias);
      return form && prepare(form.version, form.definition);
    },
    async version(version) {
      const known = prepared.get(version);
      if (known !== undefined) return known;
      const current = byPublicVersion.get(version);
      if (current !== undefined) return prepare(current.version, current.definition);
      const stored = await storage.findFormVersion(version);
      return stored && prepare(stored.version, JSON.parse(stored.definition));
    },
  };
}
