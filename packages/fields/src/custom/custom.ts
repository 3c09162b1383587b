/** The door of a deployment's own types: what a components file and its models are written with. No React. */
export type { Json, JsonObject, Locale } from '@guichet/definition';
export {
  cannotRun,
  type Field,
  type FieldView,
  type Model,
  malformed,
  type PreparedComponent,
  type Rule,
  type RuleInput,
} from '@guichet/engine';
export {
  defineDisplay,
  defineLayout,
  flagSettings,
  sizeOf,
  textSettings,
} from '../define/define-model.ts';
export { defineLine, defineText } from '../define/define-text.ts';
export { withMask } from '../features/masks/with-mask.ts';
export { withMultiple } from '../features/multiple/with-multiple.ts';
export { defineRows } from '../rows/define-rows.ts';
export { type CustomComponents, type CustomType, defineComponents } from './custom-components.ts';
