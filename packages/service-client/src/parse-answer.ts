import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { FormSummary, SaveDetail, ServiceFault } from './outcomes.ts';

/** What the client reads of a response. */
export interface Answer {
  readonly status: number;
  /** Undefined: it was larger than any answer may be. */
  readonly text: string | undefined;
}

/** The JSON object of an answer; undefined when it is something else. What type it calls itself does not count. */
export function objectOf(answer: Answer): JsonObject | undefined {
  const value = jsonOf(answer);
  return isJsonObject(value) ? value : undefined;
}

function jsonOf({ text }: Answer): Json | undefined {
  try {
    const value: Json = JSON.parse(text ?? '');
    return value;
  } catch {
    return undefined;
  }
}

/** Why an answer that is no success is none. */
export function faultOf({ status }: Answer): ServiceFault {
  return status >= 500 || status < 400 ? 'failing' : 'refused';
}

export function isInvalidAlias({ status, text }: Answer): boolean {
  return (status === 400 || status === 404) && text?.trim().replaceAll('"', '') === 'Invalid alias';
}

/** What a service says is shown as text, and no more of it than this. */
const most = { forms: 1000, details: 100, parts: 40, entries: 50, characters: 500 };

/** The forms of a list; undefined when the answer is none. */
export function listOf(answer: Answer): readonly FormSummary[] | undefined {
  const value = jsonOf(answer);
  if (!Array.isArray(value)) return undefined;
  const forms: readonly Json[] = value;
  return forms
    .filter(isJsonObject)
    .slice(0, most.forms)
    .flatMap(({ path, title, properties }) =>
      typeof path === 'string'
        ? [{ path, title: boundedText(title), properties: boundedValues(properties) }]
        : [],
    );
}

/** The details of a refusal; undefined when the answer has none that says anything. */
export function parseDetails(body: JsonObject | undefined): readonly SaveDetail[] | undefined {
  const details: readonly Json[] = Array.isArray(body?.details) ? body.details : [];
  const parsed = details.filter(isJsonObject).slice(0, most.details).map(parseDetail);
  const told = parsed.filter(({ type, message }) => type !== '' || message !== '');
  return told.length === 0 ? undefined : told;
}

/** Newer services name the rule in `context.validator` alone. */
function parseDetail(detail: JsonObject): SaveDetail {
  const context = boundedValues(detail.context);
  const path: readonly (Json | undefined)[] = Array.isArray(detail.path) ? detail.path : [detail.path];
  const validator = typeof context.validator === 'string' ? `any.${context.validator}` : '';
  return {
    type: typeof detail.type === 'string' ? boundedText(detail.type) : validator,
    path: path
      .slice(0, most.parts)
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .map((part) => (typeof part === 'string' ? boundedText(part) : part)),
    message: boundedText(detail.message),
    context,
  };
}

function boundedText(value: Json | undefined): string {
  if (typeof value !== 'string') return '';
  return value.length > most.characters ? `${value.slice(0, most.characters)}…` : value;
}

/** The texts, numbers and marks of an object: what sentences and titles are made of. */
function boundedValues(value: Json | undefined): JsonObject {
  const entries = isJsonObject(value) ? Object.entries(value).slice(0, most.entries) : [];
  return Object.fromEntries(
    entries
      .filter(([, inner]) => ['string', 'number', 'boolean'].includes(typeof inner))
      .map(([name, inner]) => [name, typeof inner === 'string' ? boundedText(inner) : inner]),
  );
}
