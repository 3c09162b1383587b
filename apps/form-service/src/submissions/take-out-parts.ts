import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import type { Unchecked } from '@guichet/engine';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import type { SubmissionStorage, UniqueAnswer } from '../storage/storage.ts';
import { dataAt, type FoundPart, replacedAt, valueAt } from './find-parts.ts';
import { hashOfData } from './hash-of-data.ts';
import { createSubmissionId } from './submission-id.ts';

/** A part that is stored beside the submission around it. */
export interface NestedSubmission {
  readonly id: string;
  readonly form: string;
  readonly version: string;
  readonly data: JsonObject;
  readonly answer: JsonObject;
  /** As it begins the paths of what stands in it: `applicant.data.`. */
  readonly prefix: string;
}

/** A submission that names its parts by their ids, and the new parts. */
export interface Parted {
  readonly data: JsonObject;
  readonly parts: readonly NestedSubmission[];
  /** The submission as it is given back, but for what is not known before it is stored. */
  answer(describe: (part: NestedSubmission) => JsonObject): JsonObject;
  /** Unique values, each with the submission that stores it. */
  placed<U extends UniqueAnswer>(unique: readonly U[]): readonly (U & UniqueAnswer)[];
}

interface ValidatedSubmission {
  readonly found: readonly FoundPart[];
  readonly data: JsonObject;
  readonly answer: JsonObject;
  /** As it was sent: a part that was sent before names its id. */
  readonly sent: JsonObject;
  /** The version of the form around. */
  readonly version: string;
}

interface Known {
  readonly catalogue: FormCatalogue;
  readonly storage: SubmissionStorage;
}

/**
 * Takes the parts out of a submission. A part that a page sent earlier by itself, as Form.io's does, is not stored
 * again: the outer submission names its id, and the sender must know all that it holds.
 */
export async function takeOutParts(validated: ValidatedSubmission, known: Known): Promise<Parted> {
  let { data } = validated;
  const parts: { readonly part: NestedSubmission; readonly found: FoundPart; readonly isNew: boolean }[] = [];
  for (const found of validated.found) {
    const partData = dataAt(data, found.path) ?? {};
    const earlier = await sentBefore(validated.sent, found, partData, known.storage);
    const part: NestedSubmission = {
      id: earlier ?? createSubmissionId(),
      form: found.form,
      version: await versionFor(found, validated.version, known),
      data: partData,
      answer: dataAt(validated.answer, found.path) ?? {},
      prefix: `${pathOf(found)}.data.`,
    };
    parts.push({ part, found, isNew: earlier === undefined });
    data = replacedAt(data, found.path, { _id: part.id });
  }
  return {
    data,
    parts: parts.flatMap(({ part, isNew }) => (isNew ? [part] : [])),
    answer: (describe) =>
      parts.reduce(
        (answer, { part, found }) =>
          replacedAt(answer, found.path, {
            _id: part.id,
            form: part.form,
            data: dataAt(answer, found.path) ?? {},
            ...describe(part),
          }),
        validated.answer,
      ),
    placed: (unique) =>
      unique.flatMap((uniqueValue) => {
        const inside = parts.find(({ part }) => uniqueValue.path.startsWith(part.prefix));
        if (inside === undefined) return [uniqueValue];
        const { part, isNew } = inside;
        return isNew
          ? [
              {
                ...uniqueValue,
                inside: { form: part.form, path: uniqueValue.path.slice(part.prefix.length) },
              },
            ]
          : [];
      }),
  };
}

/** Of what could not be checked, that of a part, named from there. */
export function uncheckedIn(
  { prefix }: NestedSubmission,
  unchecked: readonly Unchecked[],
): readonly Unchecked[] {
  return unchecked.flatMap((uncheckedRule) =>
    uncheckedRule.path.startsWith(prefix)
      ? [{ ...uncheckedRule, path: uncheckedRule.path.slice(prefix.length) }]
      : [],
  );
}

/** Names of what was chosen in a part, from `metadata.selectData` of the whole: by paths there, or within each other. */
export function namesIn({ prefix }: NestedSubmission, selectData: Json | undefined): JsonObject | undefined {
  if (!isJsonObject(selectData)) return undefined;
  const flat = Object.entries(selectData).flatMap(([path, named]) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), named] as const] : [],
  );
  const deep = valueAt(selectData, parsePath(prefix));
  const names = { ...(isJsonObject(deep) && deep), ...Object.fromEntries(flat) };
  return Object.keys(names).length === 0 ? undefined : names;
}

async function sentBefore(
  sent: JsonObject,
  { path, form }: FoundPart,
  partData: JsonObject,
  storage: SubmissionStorage,
): Promise<string | undefined> {
  const id = valueAt(sent, [...path, '_id']);
  if (typeof id !== 'string') return undefined;
  const earlier = await storage.findSubmission(id);
  const isSame = earlier?.form === form && hashOfData(JSON.parse(earlier.data)) === hashOfData(partData);
  return isSame ? id : undefined;
}

/** The version that the page showed, else the one that is served; a form that nobody has is kept with the one around. */
async function versionFor(
  { form, publicVersion }: FoundPart,
  around: string,
  { catalogue, storage }: Known,
): Promise<string> {
  const shown = await storage.findFormVersion(publicVersion);
  return shown?.version ?? catalogue.find(form)?.version ?? around;
}

function pathOf({ path }: FoundPart): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
}
