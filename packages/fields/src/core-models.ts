import type { Models } from '@guichet/engine';
import { defineDisplay, defineLayout } from './define/define-model.ts';
import { buttonModel } from './types/button/model.ts';
import { checkboxModel } from './types/checkbox/model.ts';
import { contentModel } from './types/content/model.ts';
import { emailModel } from './types/email/model.ts';
import { radioModel } from './types/radio/model.ts';
import { selectModel } from './types/select/model.ts';
import { textareaModel } from './types/textarea/model.ts';
import { textfieldModel } from './types/textfield/model.ts';
import { unknownContainerModel, unknownLayoutModel, unknownModel } from './types/unknown/model.ts';
import { wellModel } from './types/well/model.ts';

/** Of these types all but what kind they are is read when a form is prepared, and no page needs it. */
const label = { en: '', fr: '' };

/** The types that nearly every form uses, and three of those that stand for types we do not know. Each feature brings its own. */
export const coreModels = {
  button: buttonModel,
  checkbox: checkboxModel,
  content: contentModel,
  email: emailModel,
  fieldset: defineLayout({ label }),
  // Its content may be below its heading.
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
