import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type JsonObject, parseDefinition } from '@guichet/definition';
import { versionOf } from '@guichet/engine/prepare';

/** A definition that can be a form. */
export interface LoadedForm {
  readonly file: string;
  readonly alias: string;
  /** See `PreparedForm.version`. */
  readonly version: string;
  readonly definition: JsonObject;
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

/** Reads every `*.json` below a folder. What cannot be a form is refused and does not stop the others. */
export async function loadForms(folder: string): Promise<LoadedForms> {
  const forms = new Map<string, LoadedForm>();
  const refused: RefusedForm[] = [];
  for (const path of await jsonFilesBelow(folder)) {
    const file = relative(folder, path);
    const loaded = loadForm(file, await readFile(path, 'utf8'));
    if ('alias' in loaded) {
      const other = forms.get(loaded.alias);
      if (other === undefined) forms.set(loaded.alias, loaded);
      else refused.push(aliasTwice(file, loaded.alias, other.file));
    } else refused.push(...loaded);
  }
  return { forms: [...forms.values()], refused };
}

async function jsonFilesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function loadForm(file: string, text: string): LoadedForm | readonly RefusedForm[] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [{ file, path: '', reason: `This is not JSON (${detail}). Mend it with a JSON editor.` }];
  }
  const parsed = parseDefinition(json);
  if (parsed.kind === 'refused') {
    return parsed.problems.map(({ path, sentence }) => ({ file, path, reason: sentence }));
  }
  return { file, alias: parsed.definition.path, version: versionOf(json), definition: definitionOf(json) };
}

function aliasTwice(file: string, alias: string, other: string): RefusedForm {
  return {
    file,
    path: 'path',
    reason: `The path "${alias}" is that of ${other} already. Give this form its own.`,
  };
}

/** `parseDefinition` has seen that it is an object. */
function definitionOf(json: unknown): JsonObject {
  const copy: JsonObject = { ...Object(json) };
  return copy;
}
