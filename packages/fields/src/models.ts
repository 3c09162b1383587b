import type { Models } from '@guichet/engine';
import { components } from '#components';
import { coreModels } from './core-models.ts';
import { customModels } from './custom/custom-models.ts';
import { withMask } from './features/masks/with-mask.ts';
import { withMultiple } from './features/multiple/with-multiple.ts';
import { addressModel } from './types/address/model.ts';
import { columnsModel } from './types/columns/model.ts';
import { containerModel } from './types/container/model.ts';
import { currencyModel } from './types/currency/model.ts';
import { datagridModel } from './types/datagrid/model.ts';
import { datamapModel } from './types/datamap/model.ts';
import { datetimeModel } from './types/datetime/model.ts';
import { dayModel } from './types/day/model.ts';
import { editgridModel } from './types/editgrid/model.ts';
import { fieldsetModel } from './types/fieldset/model.ts';
import { fileModel } from './types/file/model.ts';
import { formModel } from './types/form/model.ts';
import { hiddenModel } from './types/hidden/model.ts';
import { htmlelementModel } from './types/htmlelement/model.ts';
import { locationModel, locationSearchModel } from './types/locationSearch/model.ts';
import { numberModelForPreparation } from './types/number/model-for-preparation.ts';
import { panelModel } from './types/panel/model.ts';
import { passwordModel } from './types/password/model.ts';
import { phoneNumberModel } from './types/phoneNumber/model.ts';
import { radioModelForPreparation } from './types/radio/model-for-preparation.ts';
import { recaptchaModel } from './types/recaptcha/model.ts';
import { resourceModelOf } from './types/resource/model.ts';
import { selectModelForPreparation } from './types/select/model-for-preparation.ts';
import { selectboxesModelForPreparation } from './types/selectboxes/model-for-preparation.ts';
import { signatureModel } from './types/signature/model.ts';
import { surveyModel } from './types/survey/model.ts';
import { tableModel } from './types/table/model.ts';
import { tabsModel } from './types/tabs/model.ts';
import { tagsModel } from './types/tags/model.ts';
import { kindsOfTextModel } from './types/textarea/kinds-model.ts';
import { withCalendar } from './types/textfield/with-calendar.ts';
import { timeModel } from './types/time/model.ts';
import { treeModel } from './types/tree/model.ts';
import { unknownInputModel } from './types/unknown/input-model.ts';
import { urlModel } from './types/url/model.ts';

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
  resource: resourceModelOf(selectModelForPreparation),
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
