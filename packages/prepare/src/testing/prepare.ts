import type { Json, JsonObject } from '@guichet/definition';
import type { PreparedComponent, PreparedForm } from '@guichet/engine/prepared';
import { prepareForm } from '../prepare-form.ts';
import { testModels } from './test-models.ts';

/** A form of these components, prepared. */
export function prepare(components: readonly Json[], rest: JsonObject = {}): PreparedForm {
  const prepared = prepareForm({ title: 'Test', path: 'test', components, ...rest }, { models: testModels });
  if (prepared.kind !== 'prepared') throw new Error(JSON.stringify(prepared.problems));
  return prepared.form;
}

/** The first component of a form that has this one alone. */
export function prepareOne(component: JsonObject): PreparedComponent {
  const [first] = prepare([component]).components;
  if (first === undefined) throw new Error('Nothing was prepared.');
  return first;
}

/** The problems of a form as lines of path and code. */
export function problemsOf(components: readonly Json[], rest: JsonObject = {}): readonly string[] {
  return prepare(components, rest).problems.map(({ path, code }) => `${path}: ${code}`);
}
