import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { SaveDetail, SavedSubmission, ServiceFault } from './outcomes.ts';

/** What the client reads of a response. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The JSON object of an answer; undefined when it is something else. */
export function objectOf({ text }: Answer): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Why an answer that is no success is none. */
export function faultOf({ status }: Answer): ServiceFault {
  return status >= 500 || status < 400 ? 'failing' : 'refused';
}

export function isInvalidAlias({ status, text }: Answer): boolean {
  return (status === 400 || status === 404) && text.trim().replaceAll('"', '') === 'Invalid alias';
}

export function parseSaved(body: JsonObject): SavedSubmission {
  return {
    _id: typeof body._id === 'string' ? body._id : '',
    data: isJsonObject(body.data) ? body.data : {},
    metadata: isJsonObject(body.metadata) ? body.metadata : {},
  };
}

/** The details of a refusal; undefined when the answer has none that says anything. */
export function parseDetails(body: JsonObject | undefined): readonly SaveDetail[] | undefined {
  const details = Array.isArray(body?.details) ? body.details : [];
  const parsed = details.filter(isJsonObject).map(parseDetail);
  const told = parsed.filter(({ type, message }) => type !== '' || message !== '');
  return told.length === 0 ? undefined : told;
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
