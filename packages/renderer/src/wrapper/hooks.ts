import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { ServerErrorDetail, WizardPage } from '@guichet/engine';
import type { Leaving } from './special/special-submission.ts';
import type { SubmissionToSend } from './submissions.ts';

/**
 * A host's hooks. In Form.io's way it goes on when `next` is called, unless with an error. A hook that takes no `next`
 * goes on when it has returned, or its promise is kept; what it returns may say what is wrong.
 */
export interface FormHooks {
  /** Validates what is about to be sent, and was found right by the form itself. */
  readonly customValidation?: (submission: SubmissionToSend, next: Next) => Returned;
  /** May change what is sent, by the second argument of `next`, or by returning it. */
  readonly beforeSubmit?: (
    submission: SubmissionToSend,
    next: (error?: HostError, changed?: ChangedData) => void,
  ) => Returned;
  /** Before another page of a wizard is shown: forward, back, or by the list of steps. */
  readonly beforePage?: BeforePage;
  /** Of these pages those ahead alone. */
  readonly beforeNext?: BeforePage;
  /** And those behind. */
  readonly beforePrev?: BeforePage;
  /** Before a form that is paid for, or a tree removal, leaves the host's page for another service. */
  readonly beforeLeave?: (leaving: Leaving, next: Next) => Returned;
  /** Before answers are thrown away, once the resident has said yes to it. False keeps them. */
  readonly beforeCancel?: () => unknown;
}

export type BeforePage = (
  page: WizardPage,
  submission: { readonly data: JsonObject },
  next: Next,
) => Returned;

export type Next = (error?: HostError) => void;

/** An error, further data to send, a promise of either, or nothing. */
export type Returned = unknown;

export interface ChangedData {
  readonly data: JsonObject;
}

/** A sentence, an error, or several; one with a `path` shows at its field. */
export type HostError = string | SingleError | readonly (string | SingleError)[] | null;

export interface SingleError {
  readonly message: string;
  /** Where: the data path of a field, or its keys. */
  readonly path?: string | readonly (string | number)[] | undefined;
}

/** The error of a host's hook, as a form shows it. Empty: nothing is. A host's values are unchecked. */
export function detailsOfHookError(error: unknown): readonly ServerErrorDetail[] {
  if (Array.isArray(error)) return error.flatMap(detailsOfHookError);
  const { message, path, details } = named(error);
  if (Array.isArray(details)) return details.flatMap(detailsOfHookError);
  if (typeof message !== 'string' || message === '') return [];
  return [{ type: 'any.host', path: keysOf(path), message, context: {} satisfies Record<string, Json> }];
}

function named(error: unknown): { readonly [name: string]: unknown } {
  if (typeof error === 'string') return { message: error };
  if (typeof error !== 'object' || error === null) return {};
  return {
    message: Reflect.get(error, 'message'),
    path: Reflect.get(error, 'path'),
    details: Reflect.get(error, 'details'),
  };
}

function keysOf(path: unknown): readonly (string | number)[] {
  if (Array.isArray(path)) return path.filter((key) => typeof key === 'string' || typeof key === 'number');
  if (typeof path !== 'string') return [];
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

export interface HookAnswer {
  readonly errors: readonly ServerErrorDetail[];
  readonly changed?: ChangedData | undefined;
}

type Hook<Args extends readonly unknown[]> = (
  ...all: [...given: Args, next: (error?: HostError, changed?: ChangedData) => void]
) => unknown;

/** Waits until a hook has said how to go on. One that throws, or whose promise is broken, has said what is wrong. */
export function asked<const Args extends readonly unknown[]>(
  hook: Hook<Args> | undefined,
  ...args: Args
): Promise<HookAnswer> {
  return new Promise((resolve) => {
    if (hook === undefined) return resolve({ errors: [] });
    const takesNext = hook.length > args.length;
    const take = (returned: unknown) => {
      const changed = changedIn(returned);
      const errors = changed ? [] : detailsOfHookError(returned);
      if (!takesNext || changed || errors.length > 0) resolve({ errors, changed });
    };
    // Any such value stops the submission.
    const refuse = (error: unknown) => {
      const errors = detailsOfHookError(error);
      resolve({ errors: errors.length > 0 ? errors : detailsOfHookError(String(error)) });
    };
    try {
      const returned = hook(...args, (error, changed) =>
        resolve({ errors: detailsOfHookError(error), changed: changedIn(changed) }),
      );
      if (returned instanceof Promise) returned.then(take, refuse);
      else take(returned);
    } catch (error) {
      refuse(error);
    }
  });
}

/** Whether a hook lets go on: it holds back by returning false, or by breaking. */
export async function mayGo(hook: (() => unknown) | undefined): Promise<boolean> {
  try {
    return (await hook?.()) !== false;
  } catch {
    return false;
  }
}

function changedIn(returned: unknown): ChangedData | undefined {
  if (!isJsonObject(returned) || !isJsonObject(returned.data)) return undefined;
  return { ...returned, data: returned.data };
}
