import type { JsonObject } from '@guichet/definition';
import type { Models, PreparedForm, Problem } from '@guichet/engine/prepared';
import { walkComponents } from './findings/walk.ts';
import { reportTraps } from './proofs/proof-findings.ts';
import { conditions } from './rules/conditions.ts';
import { fillable } from './rules/fillable.ts';
import { options } from './rules/options.ts';
import type { Rule } from './rules/rule.ts';
import { unknownSettings } from './rules/unknown-settings.ts';

/** Faults that change what a form does: the server looks for them when it starts, and at each change of a form. */
const quickRules: readonly Rule[] = [unknownSettings, options, conditions, fillable];

/** The problems of a prepared form that preparation does not look for. */
export function quickProblems(
  definition: JsonObject,
  prepared: PreparedForm,
  models: Models,
): readonly Problem[] {
  const found: Problem[] = [];
  const known = new Set(prepared.problems.map(({ path }) => path));
  const report = (path: string, code: string, sentence: string, advice = '') => {
    // A setting that is reported already is reported once.
    if (code === 'wrongType' && known.has(path)) return;
    found.push({ path, code, sentence: [sentence, advice].filter(Boolean).join(' ') });
  };
  const components = walkComponents(definition, models);
  const form = {
    definition,
    components,
    prepared,
    models,
    askedLocales: [],
    dataOrigins: undefined,
    uploadOrigins: undefined,
    destinations: undefined,
  };
  for (const rule of quickRules) rule(form, report);
  reportTraps(definition, prepared, models, report);
  return found;
}
