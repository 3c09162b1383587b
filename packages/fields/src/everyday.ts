import {
  type Condition,
  everydayRules,
  type FormParts,
  type PageForm,
  type PreparedComponent,
} from '@guichet/engine';
import { everydayModels } from './everyday-models.ts';

/** What nearly every form is made of. */
export const everyday: FormParts = { models: everydayModels, rules: everydayRules };

/** Whether a form is made of that alone; else it needs `whole`. */
export function isEveryday({ components, display, hasCode, hasHoles, submissionType }: PageForm): boolean {
  const isPlain = display === 'form' && !hasCode && !hasHoles && !submissionType;
  return isPlain && components.every(isEverydayComponent);
}

function isEverydayComponent(component: PreparedComponent): boolean {
  const { type, fallback, settings, children = [] } = component;
  const isKnown = Object.hasOwn(everydayModels, fallback ?? type);
  // A part that opens and closes is drawn by what comes late.
  return isKnown && !settings.collapsible && !asksForMore(component) && children.every(isEverydayComponent);
}

function asksForMore({
  type,
  condition,
  calculateValue,
  customDefaultValue,
  modalEdit,
  validate,
  logic,
  settings,
}: PreparedComponent): boolean {
  return (
    settings.needsWhole === true ||
    modalEdit === true ||
    calculateValue !== undefined ||
    customDefaultValue !== undefined ||
    validate?.json !== undefined ||
    validate?.minWords !== undefined ||
    validate?.maxWords !== undefined ||
    logic !== undefined ||
    (type === 'button' && settings.action !== 'submit') ||
    (condition !== undefined && comparesMore(condition))
  );
}

function comparesMore(condition: Condition): boolean {
  if (condition.kind !== 'list') return condition.kind === 'logic';
  return condition.conditions.some(({ operator }) => /date/i.test(operator));
}
