import { addressExamples } from './address/examples.ts';
import { buttonExamples } from './button/examples.ts';
import { checkboxExamples } from './checkbox/examples.ts';
import { columnsExamples } from './columns/examples.ts';
import { containerExamples } from './container/examples.ts';
import { contentExamples } from './content/examples.ts';
import { currencyExamples } from './currency/examples.ts';
import { datagridExamples } from './datagrid/examples.ts';
import { datamapExamples } from './datamap/examples.ts';
import { datetimeExamples } from './datetime/examples.ts';
import { dayExamples } from './day/examples.ts';
import { editgridExamples } from './editgrid/examples.ts';
import { emailExamples } from './email/examples.ts';
import type { Examples } from './example.ts';
import { fieldsetExamples } from './fieldset/examples.ts';
import { fileExamples } from './file/examples.ts';
import { formExamples } from './form/examples.ts';
import { hiddenExamples } from './hidden/examples.ts';
import { htmlelementExamples } from './htmlelement/examples.ts';
import { locationExamples, locationSearchExamples } from './locationSearch/examples.ts';
import type { FieldType } from './models.ts';
import { numberExamples } from './number/examples.ts';
import { panelExamples } from './panel/examples.ts';
import { passwordExamples } from './password/examples.ts';
import { phoneNumberExamples } from './phoneNumber/examples.ts';
import { radioExamples } from './radio/examples.ts';
import { recaptchaExamples } from './recaptcha/examples.ts';
import { resourceExamples } from './resource/examples.ts';
import { selectExamples } from './select/examples.ts';
import { selectboxesExamples } from './selectboxes/examples.ts';
import { signatureExamples } from './signature/examples.ts';
import { surveyExamples } from './survey/examples.ts';
import { tableExamples } from './table/examples.ts';
import { tabsExamples } from './tabs/examples.ts';
import { tagsExamples } from './tags/examples.ts';
import { textareaExamples } from './textarea/examples.ts';
import { textfieldExamples } from './textfield/examples.ts';
import { timeExamples } from './time/examples.ts';
import { treeExamples } from './tree/examples.ts';
import { urlExamples } from './url/examples.ts';
import { wellExamples } from './well/examples.ts';

/** The examples of every type that an author can name. */
export const examples = {
  button: buttonExamples,
  checkbox: checkboxExamples,
  content: contentExamples,
  email: emailExamples,
  fieldset: fieldsetExamples,
  file: fileExamples,
  panel: panelExamples,
  radio: radioExamples,
  select: selectExamples,
  address: addressExamples,
  columns: columnsExamples,
  container: containerExamples,
  currency: currencyExamples,
  datagrid: datagridExamples,
  datamap: datamapExamples,
  datetime: datetimeExamples,
  day: dayExamples,
  editgrid: editgridExamples,
  form: formExamples,
  hidden: hiddenExamples,
  htmlelement: htmlelementExamples,
  location: locationExamples,
  locationSearch: locationSearchExamples,
  number: numberExamples,
  password: passwordExamples,
  phoneNumber: phoneNumberExamples,
  recaptcha: recaptchaExamples,
  resource: resourceExamples,
  selectboxes: selectboxesExamples,
  signature: signatureExamples,
  survey: surveyExamples,
  table: tableExamples,
  tabs: tabsExamples,
  tags: tagsExamples,
  time: timeExamples,
  tree: treeExamples,
  textarea: textareaExamples,
  url: urlExamples,
  well: wellExamples,
  textfield: textfieldExamples,
} satisfies Readonly<Record<Exclude<FieldType, `unknown${string}`>, Examples>>;

export { otherSamples, type Sample, samples } from './samples.ts';
