import { buttonExamples } from './button/examples.ts';
import { checkboxExamples } from './checkbox/examples.ts';
import { contentExamples } from './content/examples.ts';
import { emailExamples } from './email/examples.ts';
import type { Examples } from './example.ts';
import { fieldsetExamples } from './fieldset/examples.ts';
import type { FieldType } from './models.ts';
import { panelExamples } from './panel/examples.ts';
import { radioExamples } from './radio/examples.ts';
import { selectExamples } from './select/examples.ts';
import { textfieldExamples } from './textfield/examples.ts';

/** The examples of every type that an author can name. */
export const examples = {
  button: buttonExamples,
  checkbox: checkboxExamples,
  content: contentExamples,
  email: emailExamples,
  fieldset: fieldsetExamples,
  panel: panelExamples,
  radio: radioExamples,
  select: selectExamples,
  textfield: textfieldExamples,
} satisfies Readonly<Record<Exclude<FieldType, `unknown${string}`>, Examples>>;
