import { type Expression, type Models, type PreparedComponent, unsentIn } from '@guichet/engine/prepared';
import type { Placed } from './placed.ts';
import { referencesOf } from './prepare-condition.ts';
import type { Problems } from './problems.ts';

/** Reports what depends on a `client-only` answer: a form service cannot follow it. */
export function reportUndecided(
  components: readonly PreparedComponent[],
  { models, placed, problems }: { models: Models; placed: readonly Placed[]; problems: Problems },
): void {
  const reads = unsentIn(components, models);
  const paths = new Map(placed.map(({ id, path }) => [id, path]));
  for (const component of components) report(component);

  function report(component: PreparedComponent): void {
    const { id, condition, logic = [], children = [] } = component;
    const path = paths.get(id) ?? '';
    const add = (setting: string, code: string, sentence: string) =>
      problems.add(`${path}.${setting}`, code, sentence);
    const key = condition && reads(condition);
    if (condition !== undefined && key !== undefined) {
      const [{ setting } = { setting: settingOf(condition) }] = referencesOf(condition);
      add(setting, 'unsentDecides', `${sayUnsent('This condition', key)} ${consequence} ${sendIt}`);
    }
    for (const { trigger } of logic) {
      const unsent = trigger.kind === 'event' ? undefined : reads(trigger);
      if (unsent !== undefined)
        add('logic', 'unsentDecides', `${sayUnsent('This logic', unsent)} ${consequence} ${sendIt}`);
    }
    for (const [setting, expression] of expressionsOf(component)) {
      const unsent = reads(expression);
      if (unsent !== undefined)
        add(setting, 'unsentRead', `${sayUnsent('This', unsent)} The server finds it empty here. ${sendIt}`);
    }
    for (const child of children) report(child);
  }
}

function settingOf({ kind }: { readonly kind: string }): string {
  return kind === 'code' ? 'customConditional' : 'conditional.json';
}

/** Those that a form service evaluates, beside conditions and logic. */
function expressionsOf({
  calculateServer,
  calculateValue,
  validate: { custom, json } = {},
}: PreparedComponent): readonly (readonly [setting: string, expression: Expression])[] {
  return [
    ...(calculateServer && calculateValue ? [['calculateValue', calculateValue] as const] : []),
    ...(custom ? [['validate.custom', { kind: 'code', code: custom }] as const] : []),
    ...(json !== undefined ? [['validate.json', { kind: 'logic', logic: json }] as const] : []),
  ];
}

function sayUnsent(reader: string, key: string): string {
  return `${reader} reads "${key.slice(0, 60)}", which is "client-only", so no page sends it.`;
}

const consequence =
  'The server cannot tell whether the page asked this question: it keeps an answer and accepts that there is none, even where one is required.';
const sendIt = 'Give that answer "persistent": false instead: it is sent and read, and not stored.';
