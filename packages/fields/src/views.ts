import './type-styles.ts';
import { ButtonView } from './button/view.tsx';
import { CheckboxView } from './checkbox/view.tsx';
import { ColumnsView } from './columns/view.tsx';
import { ContentView } from './content/view.tsx';
import type { coreModels } from './core-models.ts';
import { EmailView } from './email/view.tsx';
import { FieldsetView } from './fieldset/view.tsx';
import type { View } from './frame/view.ts';
import { HtmlelementView } from './htmlelement/view.tsx';
import { PanelView } from './panel/view.tsx';
import { RadioView } from './radio/view.tsx';
import { SelectView } from './select/view.tsx';
import { TextareaView } from './textarea/view.tsx';
import { TextfieldView } from './textfield/view.tsx';
import { UnknownLayoutView, UnknownView } from './unknown/view.tsx';
import { WellView } from './well/view.tsx';

/** How the types of the core are drawn; each feature brings its own. */
export const views = {
  button: ButtonView,
  checkbox: CheckboxView,
  content: ContentView,
  email: EmailView,
  fieldset: FieldsetView,
  panel: PanelView,
  radio: RadioView,
  select: SelectView,
  columns: ColumnsView,
  htmlelement: HtmlelementView,
  textarea: TextareaView,
  well: WellView,
  textfield: TextfieldView,
  unknown: UnknownView,
  unknownContainer: UnknownLayoutView,
  unknownLayout: UnknownLayoutView,
} satisfies Readonly<Record<keyof typeof coreModels, View>>;

export type { Sources } from './choices/sources.ts';
export type { FileSite } from './file/files.ts';
export { addRoot } from './frame/add-root.ts';
export { authorText } from './frame/author-text.tsx';
export { elementById } from './frame/element-by-id.ts';
export { FieldSlots, ViewsContext } from './frame/field-slot.tsx';
export { focusedElement } from './frame/focused-element.ts';
export { type Act, type FormInstance, FormInstanceContext } from './frame/form-instance-context.ts';
export { tooltip } from './frame/tooltip.tsx';
export type { View, Views } from './frame/view.ts';
export type { Maps } from './locationSearch/maps.ts';
