import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { checkForm, type Finding } from '../../../packages/author-check/src/check-form.ts';
import { readLocatedJson } from '../../../packages/author-check/src/findings/located-json.ts';
import { proveForm, type Step } from '../../../packages/author-check/src/proofs/prove-form.ts';
import { subjectsOf } from '../../../packages/author-check/src/proofs/subjects.ts';
import { isJsonObject, type Json, locales } from '../../../packages/definition/src/definition.ts';
import { models } from '../../../packages/fields/src/models.ts';
import { prepareForm } from '../../../packages/prepare/src/prepare-form.ts';

/** A finding, and the field on the page that it leads to. */
export interface ShownFinding extends Finding {
  readonly field: string | undefined;
}

/** A page or rule whose answers the preview can fill in. */
export interface ShownWitness {
  readonly name: string;
  readonly field: string;
  readonly steps: readonly Step[];
}

/** All that the preview says of a form. */
export interface FormReport {
  readonly findings: readonly ShownFinding[];
  readonly witnesses: readonly ShownWitness[];
}

/** Checks and proves a form; `nested` has the forms that it names in their places. Takes up to seconds: see `reportOf`. */
export function makeReport(source: string, nested?: Json): FormReport {
  const read = readLocatedJson(source);
  const definition = read.kind === 'json' ? read.text.json : undefined;
  const proven = definition === undefined ? undefined : proveForm(definition, models);
  const found = checkForm(source, { models, askedLocales: locales, isProven: true, proven, nested });
  const preparation = prepareForm(definition, { models });
  const isForm = preparation.kind === 'prepared' && isJsonObject(definition);
  const subjects = (isForm && subjectsOf(definition, preparation.form, models)) || [];
  const idOf = new Map(subjects.map(({ path, component }) => [path, component.id]));
  const fieldAt = (path: string) => {
    const around = [...idOf.keys()].filter(
      (candidate) => path === candidate || path.startsWith(`${candidate}.`),
    );
    return idOf.get(around.toSorted((left, right) => right.length - left.length)[0] ?? '');
  };
  const witnesses = (proven?.proofs ?? []).flatMap(({ claim, rule, path, name, isPage, verdict }) => {
    const field = idOf.get(path);
    if (verdict.kind !== 'reached' || field === undefined || !(isPage || rule !== undefined)) return [];
    const does = claim === 'satisfied' ? 'keeps' : 'breaks';
    const what = rule === undefined ? `Page “${name}”` : `“${name}” ${does} the rule “${rule}”`;
    return [{ name: what, field, steps: verdict.witness }];
  });
  return { findings: found.map((finding) => ({ ...finding, field: fieldAt(finding.path) })), witnesses };
}

let known: { readonly made: string; readonly report: Promise<FormReport> } | undefined;

/** The report of a file as it is now, made on a thread of its own: the pages beside it stay quick. */
export async function reportOf(file: string, nested: Json | undefined): Promise<FormReport> {
  const source = await readFile(file, 'utf8').catch(() => '');
  const made = JSON.stringify([source, nested]);
  if (known?.made === made) return known.report;
  const report = new Promise<FormReport>((resolve, reject) => {
    const worker = new Worker(new URL('./report-worker.ts', import.meta.url), {
      workerData: { source, nested },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  known = { made, report };
  return report;
}
