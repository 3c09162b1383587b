export type * from './command/command.ts';
export { commandNames } from './command/command.ts';
export { decodeCommand, navigationIn } from './command/decode-command.ts';
export { buttonOf, encodeCommand, isChange, isIntent, isNavigation } from './command/encode-command.ts';
export type {
  Condition,
  ConditionComparison,
  ConditionList,
  LegacyCondition,
} from './conditions/condition.ts';
export type { FormOptions } from './create-form.ts';
export { createForm } from './create-form.ts';
export { isSame } from './data/is-same.ts';
export { without, withValue } from './data/submission-data.ts';
export { type Clock, readClock, writeClock } from './dates/clock.ts';
export { deviceEnvironment, type Environment } from './environment.ts';
export { requestSentence } from './errors/messages.ts';
export type * from './events.ts';
export type { CodeExpression, Expression, LogicExpression, Output } from './expression.ts';
export type { Abilities } from './features/abilities.ts';
export { type FeatureName, featureNames, type TypeFeatureName } from './features/feature-name.ts';
export type {
  ComputedOption,
  DayLimits,
  Field,
  FieldView,
  FormatValue,
  ResolvedElement,
  ResolvedNode,
  ResolvedText,
  Row,
  RowState,
} from './field.ts';
export type { RunCode } from './fields/asked-code.ts';
export { follow } from './follow.ts';
export type { Form, Kept, NonConverging, Observer, Stored, Unchecked, UniqueValue } from './form.ts';
export type {
  CommandKind,
  FormCommand,
  OutcomeOf,
  SaveRowOutcome,
  SubmitErrorName,
  SubmitOutcome,
} from './form-command.ts';
export type { ErrorItem, FieldTransientState, OpenRowData, ServerErrorDetail } from './form-data.ts';
export type { Alias, ChildList, Model, Models, RowEditing, SettingProblem, TextSetting } from './model.ts';
export { malformed } from './model.ts';
export { asksForInput, findSubmit } from './pages/ways-on.ts';
export type { FormParts } from './parts.ts';
export type {
  FormFault,
  HtmlElement,
  HtmlNode,
  Interpolation,
  PageForm,
  PreparedComponent,
  PreparedForm,
  Problem,
  Template,
  Text,
  Texts,
  ValidateSettings,
} from './prepared-form.ts';
export { pageFormOf, textsOf } from './prepared-form.ts';
export { rowTitle } from './rows/name-row.ts';
export { coreRules } from './rules/core-rules.ts';
export { maxRowCount, maxRowCountOf } from './rules/max-rows/max-row-count.ts';
export { cannotRun, type Rule, type RuleInput, type RuleValues } from './rules/rule.ts';
export { type OurRuleName, type OwnRuleName, type RuleName, ruleNames } from './rules/rule-name.ts';
export { openSearch } from './rules/search/fault-of.ts';
export {
  isSubscription,
  type LeavingType,
  type SubmissionType,
  type SubscriptionType,
} from './submission-type.ts';
export { createDictionary, type Dictionary } from './text/dictionary.ts';
export { writeInMask } from './text/mask.ts';
export { type ViewsOf, viewsOf } from './views-of.ts';
export type {
  NavigationOutcome,
  Wizard,
  WizardPage,
  WizardPositionData,
  WizardStep,
  WizardView,
} from './wizard.ts';
export type { WizardButton, WizardSettings } from './wizard-settings.ts';
