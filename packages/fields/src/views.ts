import './type-styles.ts';
import type { coreModels } from './core-models.ts';
import type { View } from './frame/view.ts';
import { ButtonView } from './types/button/view.tsx';
import { CheckboxView } from './types/checkbox/view.tsx';
import { ColumnsView } from './types/columns/view.tsx';
import { ContentView } from './types/content/view.tsx';
import { EmailView } from './types/email/view.tsx';
import { FieldsetView } from './types/fieldset/view.tsx';
import { HtmlelementView } from './types/htmlelement/view.tsx';
import { PanelView } from './types/panel/view.tsx';
import { RadioView } from './types/radio/view.tsx';
import { SelectView } from './types/select/view.tsx';
import { TextareaView } from './types/textarea/view.tsx';
import { TextfieldView } from './types/textfield/view.tsx';
import { UnknownLayoutView, UnknownView } from './types/unknown/view.tsx';
import { WellView } from './types/well/view.tsx';

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
export { tooltip } from './controls/tooltip/tooltip.tsx';
export { addRoot } from './frame/add-root.ts';
export { authorText } from './frame/author-text.tsx';
export { elementById } from './frame/element-by-id.ts';
export { FieldSlots, ViewsContext } from './frame/field-slot.tsx';
export { focusedElement } from './frame/focused-element.ts';
export { type Act, type FormInstance, FormInstanceContext } from './frame/form-instance-context.ts';
export type { View, Views } from './frame/view.ts';
export type { FileSite } from './host/files.ts';
export type { Maps } from './host/maps.ts';
