import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isJsonObject, type JsonObject, parseDefinition } from '@guichet/definition';
import { versionOf } from '@guichet/engine/prepare';
import { publicDefinitionOf } from './public-definition.ts';

/** A definition that can be a form. */
export interface LoadedForm {
  readonly file: string;
  readonly alias: string;
  /** See `PreparedForm.version`. */
  readonly version: string;
  readonly definition: JsonObject;
  /** The version and definition that pages get: the same, unless rules are the service's own. */
  readonly publicVersion: string;
  readonly publicDefinition: JsonObject;
}

/** A file that cannot be a form, and why. */
export interface RefusedForm {
  readonly file: string;
  /** Where in the JSON; empty for the whole. */
  readonly path: string;
  readonly reason: string;
}

export interface LoadedForms {
  readonly forms: readonly LoadedForm[];
  readonly refused: readonly RefusedForm[];
}

/**
 * Reads every `*.json` below a folder; names that begin with a dot are passed over. What cannot be a form is
 * refused and does not stop the others. Throws when the folder cannot be read.
 */
export async function loadForms(folder: string): Promise<LoadedForms> {
  const forms = new Map<string, LoadedForm>();
  const refused: RefusedForm[] = [];
  for (const path of await jsonFilesBelow(folder)) {
    const file = relative(folder, path);
    const loaded = await loadForm(file, path);
    if ('alias' in loaded) {
      const other = forms.get(loaded.alias);
      if (other === undefined) forms.set(loaded.alias, loaded);
      else refused.push(aliasTwice(file, loaded.alias, other.file));
    } else refused.push(...loaded);
  }
  return { forms: [...forms.values()], refused };
}

async function jsonFilesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(
      `The forms in ${folder} (FORMS_DIR) cannot be read: ${messageOf(cause)}. Give a folder of form definitions.`,
      { cause },
    );
  });
  return entries
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((name) => name.startsWith('.')),
    )
    .sort();
}

async function loadForm(file: string, path: string): Promise<LoadedForm | readonly RefusedForm[]> {
  let json: unknown;
  try {
    json = JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason =
      error instanceof SyntaxError
        ? `This is not JSON (${error.message}). Mend it with a JSON editor.`
        : `The file cannot be read (${messageOf(error)}).`;
    return [{ file, path: '', reason }];
  }
  const parsed = parseDefinition(json);
  if (parsed.kind === 'refused') {
    return parsed.problems.map(({ path: place, sentence }) => ({ file, path: place, reason: sentence }));
  }
  if (!isJsonObject(json)) throw new Error('What parses as a definition is an object.');
  const version = versionOf(json);
  const publicDefinition = publicDefinitionOf(json);
  return {
    file,
    alias: parsed.definition.path,
    version,
    definition: json,
    publicVersion: publicDefinition === json ? version : versionOf(publicDefinition),
    publicDefinition,
  };
}

function aliasTwice(file: string, alias: string, other: string): RefusedForm {
  return {
    file,
    path: 'path',
    reason: `The path "${alias}" is that of ${other} already. Give this form its own.`,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
