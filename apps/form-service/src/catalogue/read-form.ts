import { readFile, stat } from 'node:fs/promises';
import { decodeDefinition, isJsonObject, type JsonObject } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { hashCanonicalJson, parseForm } from '@guichet/prepare';
import { publicDefinitionOf } from './public-definition.ts';

/** A definition that can be a form. */
export interface LoadedForm {
  readonly file: string;
  readonly alias: string;
  /** See `PreparedForm.version`. */
  readonly version: string;
  readonly definition: JsonObject;
  /** The version and definition that pages get: the same, unless something in it is the service's own. */
  readonly publicVersion: string;
  readonly publicDefinition: JsonObject;
  /** The public definition as written, with the forms that it names in `publicDefinition`. */
  readonly written?: JsonObject;
}

/** Why a file cannot be a form. */
export interface DefinitionFault {
  /** Where in the JSON; empty for the whole. */
  readonly path: string;
  readonly reason: string;
}

export type FormFile =
  | { readonly kind: 'form'; readonly form: LoadedForm }
  | { readonly kind: 'refused'; readonly faults: readonly DefinitionFault[] };

/** In bytes. The largest known form has 2 million. */
const largestFile = 32 * 1024 * 1024;

/** Reads a file that should be a form. `file`: the name of its file, for its author. Never throws. */
export async function readForm(file: string, path: string): Promise<FormFile> {
  let json: unknown;
  try {
    const stats = await stat(path);
    if (!stats.isFile()) return refused('This is not a file. Remove it, or put a form in its place.');
    if (stats.size > largestFile)
      return refused('This is larger than a form can be. Is it something else that was put here by mistake?');
    const text = decodeDefinition(await readFile(path));
    if (text === undefined)
      return refused('This is not text in UTF-8. Open it in a text editor and save it as UTF-8.');
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return refused(
      error instanceof SyntaxError
        ? `This is not JSON (${error.message}). Correct it in a JSON editor.`
        : `The file cannot be read (${error instanceof Error ? error.message : error}).`,
    );
  }
  const parsed = parseForm(json, models);
  if (parsed.kind === 'refused') {
    const faults = parsed.problems.map(({ path: place, sentence }) => ({ path: place, reason: sentence }));
    return { kind: 'refused', faults };
  }
  if (!isJsonObject(json)) throw new Error('What parses as a definition is an object.');
  const version = hashCanonicalJson(json);
  const publicDefinition = publicDefinitionOf(json);
  const form = {
    file,
    alias: parsed.definition.path,
    version,
    definition: json,
    publicVersion: publicDefinition === json ? version : hashCanonicalJson(publicDefinition),
    publicDefinition,
  };
  return { kind: 'form', form };
}

function refused(reason: string): FormFile {
  return { kind: 'refused', faults: [{ path: '', reason }] };
}
