import { everydayRules, type FormParts, type PageForm, type PreparedComponent } from '@guichet/engine';
import { everydayModels } from './everyday-models.ts';

/** What nearly every form is made of. */
export const everyday: FormParts = { models: everydayModels, rules: everydayRules };

/** Whether a form is made of that alone; else it needs `whole`. */
export function isEveryday({ components }: PageForm): boolean {
  return components.every(isEverydayComponent);
}

function isEverydayComponent(component: PreparedComponent): boolean {
  const { type, fallback, children = [] } = component;
  const isKnown = Object.hasOwn(everydayModels, type) || fallback !== undefined;
  return isKnown && !asksForMore(component) && children.every(isEverydayComponent);
}

function asksForMore({
  condition,
  calculateValue,
  customDefaultValue,
  validate,
  logic = [],
}: PreparedComponent): boolean {
  const triggers = [condition, ...logic.map(({ trigger }) => trigger)];
  return (
    calculateValue !== undefined ||
    customDefaultValue !== undefined ||
    validate?.json !== undefined ||
    validate?.minWords !== undefined ||
    validate?.maxWords !== undefined ||
    triggers.some((trigger) => trigger?.kind === 'logic')
  );
}
