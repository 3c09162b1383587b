import { ButtonView } from './button/view.tsx';
import { CheckboxView } from './checkbox/view.tsx';
import { ContentView } from './content/view.tsx';
import { EmailView } from './email/view.tsx';
import { FieldsetView } from './fieldset/view.tsx';
import type { View } from './frame/view.ts';
import type { FieldType } from './models.ts';
import { PanelView } from './panel/view.tsx';
import { RadioView } from './radio/view.tsx';
import { SelectView } from './select/view.tsx';
import { TextfieldView } from './textfield/view.tsx';
import { UnknownLayoutView, UnknownView } from './unknown/view.tsx';

/** How each component type is drawn. A type without an entry does not compile. */
export const views = {
  button: ButtonView,
  checkbox: CheckboxView,
  content: ContentView,
  email: EmailView,
  fieldset: FieldsetView,
  panel: PanelView,
  radio: RadioView,
  select: SelectView,
  textfield: TextfieldView,
  unknown: UnknownView,
  unknownContainer: UnknownLayoutView,
  unknownLayout: UnknownLayoutView,
} satisfies Readonly<Record<FieldType, View>>;

export { authorText } from './frame/author-text.tsx';
export { FieldSlots, ViewsContext } from './frame/field-slot.tsx';
export type { View, Views } from './frame/view.ts';
