import { ButtonView } from './button/view.tsx';
import { CheckboxView } from './checkbox/view.tsx';
import { ColumnsView } from './columns/view.tsx';
import { ContentView } from './content/view.tsx';
import { EmailView } from './email/view.tsx';
import { FieldsetView } from './fieldset/view.tsx';
import type { View } from './frame/view.ts';
import { HiddenView } from './hidden/view.tsx';
import { HtmlelementView } from './htmlelement/view.tsx';
import type { FieldType } from './models.ts';
import { NumberView } from './number/view.tsx';
import { PanelView } from './panel/view.tsx';
import { PhoneNumberView } from './phoneNumber/view.tsx';
import { RadioView } from './radio/view.tsx';
import { SelectView } from './select/view.tsx';
import { SelectboxesView } from './selectboxes/view.tsx';
import { TextareaView } from './textarea/view.tsx';
import { TextfieldView } from './textfield/view.tsx';
import type { Undrawn } from './undrawn.ts';
import { UnknownLayoutView, UnknownView } from './unknown/view.tsx';
import { UrlView } from './url/view.tsx';
import { WellView } from './well/view.tsx';

/** How each component type is drawn, but for those that have no view yet. A type without an entry does not compile. */
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
  hidden: HiddenView,
  htmlelement: HtmlelementView,
  number: NumberView,
  phoneNumber: PhoneNumberView,
  selectboxes: SelectboxesView,
  textarea: TextareaView,
  url: UrlView,
  well: WellView,
  textfield: TextfieldView,
  unknown: UnknownView,
  unknownContainer: UnknownLayoutView,
  unknownLayout: UnknownLayoutView,
} satisfies Readonly<Record<Exclude<FieldType, Undrawn>, View>>;

export { authorText } from './frame/author-text.tsx';
export { FieldSlots, ViewsContext } from './frame/field-slot.tsx';
export { tooltip } from './frame/tooltip.tsx';
export type { View, Views } from './frame/view.ts';
