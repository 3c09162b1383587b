import type { Models } from '@guichet/engine';
import { buttonModel } from './button/model.ts';
import { checkboxModel } from './checkbox/model.ts';
import { contentModel } from './content/model.ts';
import { defineDisplay, defineLayout } from './define-model.ts';
import { emailModel } from './email/model.ts';
import { radioModel } from './radio/model.ts';
import { selectModel } from './select/model.ts';
import { textareaModel } from './textarea/model.ts';
import { textfieldModel } from './textfield/model.ts';
import { unknownContainerModel, unknownLayoutModel, unknownModel } from './unknown/model.ts';
import { wellModel } from './well/model.ts';

/** Of these types all but what kind they are is read when a form is prepared, and no page needs it. */
const label = { en: '', fr: '' };

/** The types that nearly every form uses, and three of those that stand for types we do not know. Each feature brings its own. */
export const coreModels = {
  button: buttonModel,
  checkbox: checkboxModel,
  content: contentModel,
  email: emailModel,
  fieldset: defineLayout({ label }),
  // What stands in it may be below its heading.
  panel: defineLayout({ label, isPage: true, texts: [{ setting: 'title', as: 'html', isHeading: true }] }),
  radio: radioModel,
  select: selectModel,
  columns: defineLayout({ label }),
  htmlelement: defineDisplay({ label }),
  textarea: textareaModel,
  well: wellModel,
  textfield: textfieldModel,
  unknown: unknownModel,
  unknownContainer: unknownContainerModel,
  unknownLayout: unknownLayoutModel,
} satisfies Models;
