import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { PreparedForm } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import type { SubmissionStorage } from '../storage/storage.ts';
import type { RefusedForm } from './claim-aliases.ts';
import { keepFormer } from './keep-former.ts';
import { nestForms } from './nest-forms.ts';
import type { LoadedForm } from './read-form.ts';

/** The forms that are served, and every version that ever was. */
export interface FormCatalogue {
  all(): readonly LoadedForm[];
  find(alias: string): LoadedForm | undefined;
  /** The form as it is now, prepared when it is first asked for. */
  current(alias: string): PreparedForm | undefined;
  /** The form as it was when a page with this version was opened. */
  version(version: string): Promise<PreparedForm | undefined>;
  /** The whole definition of a version, with the part that is the service's own. */
  definition(version: string): Promise<JsonObject | undefined>;
  /**
   * Serves these forms from here on, once each of their versions is stored permanently; in the place of `refused` files
   * their former versions, where there are some. Rejected when that fails: what is served stays.
   */
  serve(forms: readonly LoadedForm[], refused: readonly RefusedForm[]): Promise<Served>;
}

/** Aliases whose definition changed. */
export interface CatalogueChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Those that nobody can send, published by hand all the same. */
  readonly overruled?: readonly string[];
}

export interface Served {
  readonly change: CatalogueChange;
  /** Files whose form is not served as it stands there. */
  readonly refused: readonly RefusedForm[];
}

/** The most prepared forms that stay in memory although they are no longer served. */
const maxFormer = 100;

/** Serves nothing yet. */
export function createFormCatalogue(storage: SubmissionStorage, formsDir: string): FormCatalogue {
  let byAlias: ReadonlyMap<string, LoadedForm> = new Map();
  let byVersion: ReadonlyMap<string, LoadedForm> = new Map();
  let byPublicVersion: ReadonlyMap<string, LoadedForm> = new Map();
  const prepared = new Map<string, PreparedForm>();

  function prepare(version: string, definition: unknown): PreparedForm | undefined {
    const known = prepared.get(version);
    if (known !== undefined) return known;
    const preparation = prepareForm(definition, { models });
    if (preparation.kind !== 'prepared') return undefined;
    prepared.set(version, preparation.form);
    for (const former of prepared.keys()) {
      if (prepared.size <= byVersion.size + maxFormer) break;
      if (!byVersion.has(former)) prepared.delete(former);
    }
    return preparation.form;
  }

  function find(alias: string): LoadedForm | undefined {
    return byAlias.get(alias.trim().toLowerCase());
  }

  return {
    all: () => [...byAlias.values()],
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
    async definition(version) {
      const current = byVersion.get(version);
      if (current !== undefined) return current.definition;
      const stored = await storage.findFormVersion(version);
      const definition: unknown = stored && JSON.parse(stored.definition);
      return isJsonObject(definition) ? definition : undefined;
    },
    async serve(loaded, files) {
      const served = (alias: string) => byAlias.get(alias);
      const { forms, refused, overruled } = await keepFormer(nestForms(loaded), files, {
        formsDir,
        storage,
        served,
      });
      const fresh = forms.filter(({ alias, version }) => byAlias.get(alias)?.version !== version);
      await storage.saveFormVersions(
        fresh.map(({ version, publicVersion, alias, definition }) => ({
          version,
          publicVersion,
          form: alias,
          definition: JSON.stringify(definition),
        })),
      );
      const before = byAlias;
      byAlias = new Map(forms.map((form) => [form.alias, form]));
      byVersion = new Map(forms.map((form) => [form.version, form]));
      byPublicVersion = new Map(forms.map((form) => [form.publicVersion, form]));
      const aliases = fresh.map(({ alias }) => alias);
      const change = {
        added: aliases.filter((alias) => !before.has(alias)),
        changed: aliases.filter((alias) => before.has(alias)),
        removed: [...before.keys()].filter((alias) => !byAlias.has(alias)),
        ...(overruled.length > 0 && { overruled }),
      };
      return { change, refused };
    },
  };
}
