import { jsonLogic, ProcessTargets, process as runProcessors } from '@formio/core';
import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { type Field, type Form, type RunCode, textsOf } from '@guichet/engine';
import { createRunCode } from '@guichet/engine/code';
import { createServiceForm } from '@guichet/engine/features/service-form';
import { prepareForm } from '@guichet/prepare';
import { everyPart } from '../../every-part.ts';
import { models } from '../../models.ts';

offerLibraryShims(createLibraryShims);

/** Both engines are asked on the first second of 1970, for JSONLogic too. */
const now = 0;
const day = 86_400_000;
jsonLogic.add_operation('relativeMinDate', (days: number) => new Date(now - days * day).toISOString());
jsonLogic.add_operation('relativeMaxDate', (days: number) => new Date(now + days * day).toISOString());

/** A form and what is sent for it. */
export interface OracleCase {
  readonly components: readonly Json[];
  readonly data: JsonObject;
}

/** An engine's result for a submission. */
export interface Outcome {
  /** The components that a resident sees, in definition order: a layout by its key, others by their path. */
  readonly visible: readonly string[];
  /** The stored data. */
  readonly data: JsonObject;
  /** Each failure as `path:rule`. */
  readonly failures: readonly string[];
  /** Of a wizard, the titles of its pages in order. */
  readonly pages?: readonly string[];
}

export function ourOutcome({ components, data }: OracleCase): Outcome {
  return createOurs(components)(data);
}

const path = 'test';

/** Our results for submissions to a form, as a form service validates them. */
export function createOurs(
  components: readonly Json[],
  runCode: RunCode = createRunCode(),
  display: 'form' | 'wizard' = 'form',
): (data: JsonObject) => Outcome {
  const prepared = prepareForm({ title: 'Test', path, display, components }, { models });
  if (prepared.kind !== 'prepared') throw new Error(JSON.stringify(prepared.problems));
  const parts = {
    ...everyPart,
    runCode,
    locale: 'en',
    texts: textsOf(prepared.form, 'en'),
    environment: { now, timeZone: 'America/Toronto', seed: 1 },
  } as const;
  return (submission) => {
    const form = createServiceForm(prepared.form, { ...parts, submission });
    try {
      return outcomeOf(form);
    } finally {
      form.dispose();
    }
  };
}

export function outcomeOf(form: Form): Outcome {
  return {
    visible: form.fields.flatMap(visibleIn),
    data: form.stored.data(),
    failures: failuresOf(form),
    ...(form.wizard !== undefined && { pages: form.wizard.view().steps.map(({ title }) => title) }),
  };
}

export function failuresOf(form: Form): readonly string[] {
  return form.stored
    .failures()
    .map(({ context }) => `${context.path}:${context.validator}`)
    .sort();
}

function visibleIn(field: Field): readonly string[] {
  if (!field.visible()) return [];
  // A form within the form is named by its key, and its answers stand under `data` there.
  const path = field.model.isForm === true ? field.path().replace(/\.data$/, '') : field.path();
  const keyOrPath = field.model.data === 'none' ? field.component.key : path;
  const inner = field.rows()?.flatMap(({ fields }) => fields) ?? field.children;
  return [...(field.component.key === '' ? [] : [keyOrPath]), ...inner.flatMap(visibleIn)];
}

/**
 * The result of Form.io's own service for a submission, in its two passes: its own processing, then authors'
 * expressions. It reads dates in the zone of the machine (`TZ`).
 */
export async function theirOutcome({ components, data }: OracleCase): Promise<Outcome> {
  const form = { ...structuredClone({ components }), path, display: 'form' };
  const visible: string[] = [];
  const submission = { data: structuredClone(data) };
  const context = {
    form,
    submission,
    data: submission.data,
    options: { language: 'en' },
    components: form.components,
    instances: {},
    processors: ProcessTargets.submission,
    scope: { errors: [] },
    config: { server: true },
  };
  // Its types ask for every component type's own settings; a definition from outside is plain JSON.
  await Reflect.apply(runProcessors, undefined, [context]);
  submission.data = context.data;
  const look = ({ path, component }: Visited) => {
    const { type, key, modelType } = component;
    // The tabs of `tabs` pass by as if they were components.
    if (type === undefined || key === undefined || key === '' || isHidden(component)) return;
    visible.push(['none', 'content'].includes(modelType) ? key : path);
  };
  Reflect.set(context, 'processors', [...(ProcessTargets.evaluator ?? []), { name: 'look', process: look }]);
  await Reflect.apply(runProcessors, undefined, [context]);
  const errors: readonly { ruleName: string; context: { path: string } }[] = context.scope.errors;
  return {
    visible,
    data: stored(context.data),
    failures: errors.map((error) => `${error.context.path}:${error.ruleName}`).sort(),
  };
}

/** As it is written to a database: what JSON has no word for is null. */
function stored(data: unknown): JsonObject {
  const written: unknown = JSON.parse(JSON.stringify(data));
  return isJsonObject(written) ? written : {};
}

/** The arguments that its processors get for each component. */
interface Visited {
  readonly path: string;
  readonly component: {
    readonly type?: string;
    readonly key?: string;
    readonly modelType: string;
    readonly scope?: { readonly conditionallyHidden?: boolean; readonly intentionallyHidden?: boolean };
  };
}

function isHidden({ scope }: Visited['component']): boolean {
  return scope?.conditionallyHidden === true || scope?.intentionallyHidden === true;
}
