import type { Models } from '@guichet/engine';
import { components } from '#components';
import { addressModel } from './address/model.ts';
import { columnsModel } from './columns/model.ts';
import { containerModel } from './container/model.ts';
import { coreModels } from './core-models.ts';
import { currencyModel } from './currency/model.ts';
import { customModels } from './custom/custom-models.ts';
import { datagridModel } from './datagrid/model.ts';
import { datamapModel } from './datamap/model.ts';
import { datetimeModel } from './datetime/model.ts';
import { dayModel } from './day/model.ts';
import { editgridModel } from './editgrid/model.ts';
import { fieldsetModel } from './fieldset/model.ts';
import { fileModel } from './file/model.ts';
import { formModel } from './form/model.ts';
import { hiddenModel } from './hidden/model.ts';
import { htmlelementModel } from './htmlelement/model.ts';
import { locationModel, locationSearchModel } from './locationSearch/model.ts';
import { withMask } from './masks/with-mask.ts';
import { withMultiple } from './multiple/with-multiple.ts';
import { numberModelForPreparation } from './number/model-for-preparation.ts';
import { panelModel } from './panel/model.ts';
import { passwordModel } from './password/model.ts';
import { phoneNumberModel } from './phoneNumber/model.ts';
import { radioModelForPreparation, selectboxesModelForPreparation } from './radio/model-for-preparation.ts';
import { recaptchaModel } from './recaptcha/model.ts';
import { resourceModel } from './resource/model.ts';
import { selectModelForPreparation } from './select/model-for-preparation.ts';
import { signatureModel } from './signature/model.ts';
import { surveyModel } from './survey/model.ts';
import { tableModel } from './table/model.ts';
import { tabsModel } from './tabs/model.ts';
import { tagsModel } from './tags/model.ts';
import { kindsOfTextModel } from './textarea/kinds-model.ts';
import { withCalendar } from './textfield/with-calendar.ts';
import { timeModel } from './time/model.ts';
import { treeModel } from './tree/model.ts';
import { unknownInputModel } from './unknown/input-model.ts';
import { urlModel } from './url/model.ts';

/** The core's types that are typed, with masks, and with several values. */
const typed = {
  email: withMultiple(withMask(coreModels.email)),
  number: withMultiple(numberModelForPreparation),
  phoneNumber: withMultiple(phoneNumberModel),
  textarea: withMultiple(kindsOfTextModel),
  textfield: withMultiple(withCalendar(withMask(coreModels.textfield))),
} satisfies Models;

/** Every component type of ours, under its Form.io name, and the four that stand for the types we do not know. */
const ourModels = {
  ...coreModels,
  ...typed,
  address: addressModel,
  columns: columnsModel,
  container: containerModel,
  currency: withMultiple(currencyModel),
  datagrid: datagridModel,
  datamap: datamapModel,
  datetime: withMultiple(datetimeModel),
  day: dayModel,
  editgrid: editgridModel,
  fieldset: fieldsetModel,
  file: fileModel,
  form: formModel,
  hidden: hiddenModel,
  htmlelement: htmlelementModel,
  location: locationModel,
  locationSearch: locationSearchModel,
  panel: panelModel,
  password: withMultiple(passwordModel),
  radio: radioModelForPreparation,
  recaptcha: recaptchaModel,
  resource: resourceModel,
  select: selectModelForPreparation,
  selectboxes: selectboxesModelForPreparation,
  signature: withMultiple(signatureModel),
  survey: surveyModel,
  table: tableModel,
  tabs: tabsModel,
  tags: tagsModel,
  time: withMultiple(timeModel),
  tree: treeModel,
  unknownInput: unknownInputModel,
  url: withMultiple(withMask(urlModel)),
} satisfies Models;

/** Beside ours, the types that the deployment brings. */
export const models = { ...ourModels, ...customModels(components, ourModels) };

export type FieldType = keyof typeof ourModels;
