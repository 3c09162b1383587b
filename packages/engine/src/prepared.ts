/** The door for preparation: what a prepared form is made of, and what both sides read alike. */
export { sourcesOf } from './code/translate.ts';
export type { Condition, ConditionComparison } from './conditions/condition.ts';
export { parseIsoDate } from './dates/iso-date.ts';
export type { CodeExpression, Expression, Output } from './expression.ts';
export type { FeatureName } from './features/feature-name.ts';
export type { ResolvedNode } from './field.ts';
export { checkAttribute } from './html/check-attribute.ts';
export type { Alias, Model, Models } from './model.ts';
export {
  type ComputedAction,
  type FormFault,
  type HtmlElement,
  type HtmlNode,
  type Interpolation,
  type LogicAction,
  type LogicItem,
  type PageForm,
  type PreparedComponent,
  type PreparedForm,
  type Problem,
  type ProgramNode,
  pageFormOf,
  type Template,
  type Text,
  type Texts,
  textsOf,
  type ValidateSettings,
} from './prepared-form.ts';
export { numberOf } from './settings/number-of.ts';
export { compiles, validateSettings } from './settings/validate-settings.ts';
export { isSubmissionType, isSubscription, type SubmissionType, submissionTypes } from './submission-type.ts';
export { writeInMask } from './text/mask.ts';
export { resolveText } from './text/resolve-text.ts';
export { keysIn } from './undecided/keys-in.ts';
export { unsentIn } from './undecided/unsent.ts';
export { isWizardButton, type WizardButton, type WizardSettings, wizardButtons } from './wizard-settings.ts';
