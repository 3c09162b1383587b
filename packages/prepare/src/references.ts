import type { Placed } from './placed.ts';
import { referencesOf } from './prepare-condition.ts';
import { createProbablyMeant } from './probably-meant.ts';
import type { Problems } from './problems.ts';

/** Reports conditions that name nothing in the form. They see an empty value. */
export function reportDangling(placed: readonly Placed[], problems: Problems): void {
  const names = new Set(placed.flatMap(({ key, dataPath, fullPath }) => [key, dataPath, fullPath]));
  const values = new Set(
    placed.flatMap(({ data, key, dataPath }) => (data === 'value' ? [key, dataPath] : [])),
  );
  const probablyMeant = createProbablyMeant(placed);
  for (const asking of placed) {
    const { path, condition } = asking;
    for (const { setting, reference } of condition ? referencesOf(condition) : []) {
      const name = reference.replace(/\[\d+\]/g, '');
      if (names.has(reference) || names.has(name) || startsOf(name).some((start) => values.has(start)))
        continue;
      const meant = probablyMeant(name, asking);
      const advice = meant === undefined ? 'name a key of this form' : `you probably mean "${meant}"`;
      problems.add(
        `${path}.${setting}`,
        'danglingWhen',
        `No component is named "${reference.slice(0, 60)}". The condition sees an empty value; ${advice}.`,
      );
    }
  }
}

/** Reports components that keep their answers in one place: right for alternatives, wrong for anything else. */
export function reportDuplicates(placed: readonly Placed[], problems: Problems): void {
  const first = new Map<string, Placed>();
  for (const component of placed) {
    const { path, key, dataPath, data, isShared, isConditional } = component;
    if (data === 'none' || key === '' || isShared) continue;
    const earlier = first.get(dataPath);
    if (earlier === undefined) {
      first.set(dataPath, component);
      continue;
    }
    const sentence = `"${dataPath.slice(0, 60)}" is also the key of ${earlier.path}, so both share one answer.`;
    const advice = 'Unless only one of them is visible at a time, give it a key of its own.';
    // Alternatives: whether they exclude each other is for their author to see.
    const code = isConditional && earlier.isConditional ? 'sharedPath' : 'duplicatePath';
    problems.add(
      `${path}.key`,
      code,
      `${sentence} ${code === 'sharedPath' ? advice : 'Give it a key of its own.'}`,
    );
  }
}

/** `a` and `a.b` of `a.b.c`: a condition may ask for a part of a value, such as an option of a group. */
function startsOf(name: string): readonly string[] {
  const keys = name.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
}
