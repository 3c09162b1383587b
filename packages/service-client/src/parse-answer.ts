import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { FormSummary, SaveDetail, ServiceFault } from './outcomes.ts';
import { unlistedSettings } from './unlisted-settings.ts';

/** The parts of a response that the client reads. */
export interface ServiceResponse {
  readonly status: number;
  readonly text: string;
  /** The `X-Request-Id` of our own site. */
  readonly requestId?: string | undefined;
}

/** The JSON object of an answer; undefined when it is something else. The declared content type does not count. */
export function objectOf(answer: ServiceResponse): JsonObject | undefined {
  const value = jsonOf(answer);
  return isJsonObject(value) ? value : undefined;
}

function jsonOf({ text }: ServiceResponse): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Why a response is no success. */
export function faultOfResponse({ status }: ServiceResponse): ServiceFault {
  return status >= 500 || status < 400 ? 'failing' : 'refused';
}

export function isInvalidAlias({ status, text }: ServiceResponse): boolean {
  return (status === 400 || status === 404) && text.trim().replaceAll('"', '') === 'Invalid alias';
}

/** The JSON objects of a list; undefined when the answer is none. */
export function listIn(answer: ServiceResponse): readonly JsonObject[] | undefined {
  const value = jsonOf(answer);
  if (!Array.isArray(value)) return undefined;
  const all: readonly Json[] = value;
  return all.filter(isJsonObject);
}

/** The forms of a list; undefined when the answer is none. */
export function parseList(answer: ServiceResponse): readonly FormSummary[] | undefined {
  return listIn(answer)?.flatMap(({ path, title, properties, settings }) =>
    typeof path === 'string' && !(isJsonObject(settings) && settings.unpublished === true)
      ? [
          {
            path,
            title: typeof title === 'string' ? title : '',
            properties: isJsonObject(properties) ? properties : {},
            ...unlistedSettings(settings),
          },
        ]
      : [],
  );
}

/** More details than anybody would read: the rest of a refusal is a number. */
const maxDetails = 100;

/** The details of a refusal; undefined when the response has none with a message. */
export function parseDetails(
  body: JsonObject | undefined,
): { readonly details: readonly SaveDetail[]; readonly moreDetails?: number } | undefined {
  const listed = Array.isArray(body?.details) ? body.details : [];
  const parsed = listed.filter(isJsonObject).map(parseDetail);
  const details = parsed.filter(({ type, message }) => type !== '' || message !== '');
  if (details.length === 0) return undefined;
  const unlisted = Number.isSafeInteger(body?.moreDetails) ? Math.max(0, Number(body?.moreDetails)) : 0;
  const moreDetails = unlisted + Math.max(0, details.length - maxDetails);
  return { details: details.slice(0, maxDetails), ...(moreDetails > 0 && { moreDetails }) };
}

/** Newer services name the rule in `context.validator` alone. */
function parseDetail(detail: JsonObject): SaveDetail {
  const context = isJsonObject(detail.context) ? detail.context : {};
  const path = Array.isArray(detail.path) ? detail.path : [detail.path];
  const validator = typeof context.validator === 'string' ? `any.${context.validator}` : '';
  return {
    type: typeof detail.type === 'string' ? detail.type : validator,
    path: path.filter((part) => typeof part === 'string' || typeof part === 'number'),
    message: typeof detail.message === 'string' ? detail.message : '',
    context,
  };
}
