import type { Models } from '@guichet/engine';
import { buttonModel } from './button/model.ts';
import { checkboxModel } from './checkbox/model.ts';
import { contentModel } from './content/model.ts';
import { defineDisplay, defineLayout } from './define-model.ts';
import { emailModel } from './email/model.ts';
import { hiddenModel } from './hidden/model.ts';
import { numberModel } from './number/model.ts';
import { plainPhoneNumberModel } from './phoneNumber/plain-model.ts';
import { radioModel } from './radio/model.ts';
import { selectModel } from './select/model.ts';
import { selectboxesModel } from './selectboxes/model.ts';
import { textareaModel } from './textarea/model.ts';
import { textfieldModel } from './textfield/model.ts';
import { unknownContainerModel, unknownLayoutModel, unknownModel } from './unknown/model.ts';
import { urlModel } from './url/model.ts';
import { wellModel } from './well/model.ts';

/** Of these types all but what kind they are is read when a form is prepared, and no page needs it. */
const label = { en: '', fr: '' };

/** The types that nearly every form uses, and three of those that stand for types we do not know. */
export const everydayModels = {
  button: buttonModel,
  checkbox: checkboxModel,
  content: contentModel,
  email: emailModel,
  fieldset: defineLayout({ label }),
  panel: defineLayout({ label, isPage: true }),
  radio: radioModel,
  select: selectModel,
  columns: defineLayout({ label }),
  hidden: hiddenModel,
  htmlelement: defineDisplay({ label }),
  number: numberModel,
  phoneNumber: plainPhoneNumberModel,
  selectboxes: selectboxesModel,
  textarea: textareaModel,
  url: urlModel,
  well: wellModel,
  textfield: textfieldModel,
  unknown: unknownModel,
  unknownContainer: unknownContainerModel,
  unknownLayout: unknownLayoutModel,
} satisfies Models;
