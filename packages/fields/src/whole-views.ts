import { components } from '#components';
import { AddressView } from './address/view.tsx';
import { WholeButtonView } from './button/whole-view.tsx';
import { ContainerView } from './container/view.tsx';
import { CurrencyView } from './currency/view.tsx';
import type { CustomComponents } from './custom/custom-components.ts';
import { createGrowingViews } from './custom/growing-views.ts';
import { DatagridView } from './datagrid/view.tsx';
import { DatamapView } from './datamap/view.tsx';
import { DatetimeView } from './datetime/view.tsx';
import { DayView } from './day/view.tsx';
import { EditgridView } from './editgrid/view.tsx';
import { WholeFieldsetView } from './fieldset/collapsible-view.tsx';
import { FileView } from './file/view.tsx';
import { NestedFormView } from './form/view.tsx';
import type { View, Views } from './frame/view.ts';
import { LocationSearchView } from './locationSearch/view.tsx';
import type { FieldType } from './models.ts';
import { WholePanelView } from './panel/collapsible-view.tsx';
import { PasswordView } from './password/view.tsx';
import { WholeRadioView } from './radio/whole-view.tsx';
import { RecaptchaView } from './recaptcha/view.tsx';
import { WholeSelectView } from './select/whole-view.tsx';
import { WholeSelectboxesView } from './selectboxes/whole-view.tsx';
import { SignatureView } from './signature/view.tsx';
import { SurveyView } from './survey/view.tsx';
import { TableView } from './table/view.tsx';
import { TabsView } from './tabs/view.tsx';
import { TagsView } from './tags/view.tsx';
import { WholeTextareaView } from './textarea/whole-view.tsx';
import { WholeTextfieldView } from './textfield/whole-view.tsx';
import { TimeView } from './time/view.tsx';
import { TreeView } from './tree/view.tsx';
import { UnknownInputView } from './unknown/input-view.tsx';
import { views } from './views.ts';

/** How each of our types draws one value. A type without an entry does not compile. */
const ourViews = {
  ...views,
  fieldset: WholeFieldsetView,
  panel: WholePanelView,
  button: WholeButtonView,
  radio: WholeRadioView,
  select: WholeSelectView,
  selectboxes: WholeSelectboxesView,
  textarea: WholeTextareaView,
  textfield: WholeTextfieldView,
  address: AddressView,
  container: ContainerView,
  currency: CurrencyView,
  editgrid: EditgridView,
  file: FileView,
  form: NestedFormView,
  password: PasswordView,
  datagrid: DatagridView,
  datamap: DatamapView,
  datetime: DatetimeView,
  day: DayView,
  location: LocationSearchView,
  locationSearch: LocationSearchView,
  recaptcha: RecaptchaView,
  resource: WholeSelectView,
  signature: SignatureView,
  survey: SurveyView,
  table: TableView,
  tabs: TabsView,
  tags: TagsView,
  time: TimeView,
  tree: TreeView,
  unknownInput: UnknownInputView,
} satisfies Readonly<Record<FieldType, View>>;

/** How each type is drawn. Those of a deployment's own join them: call `loadViews` before a form is drawn. */
export const {
  views: wholeViews,
  load: loadViews,
  needsOwn: needsOwnViews,
} = createGrowingViews(ourViews, components);

/** The same with types that a host brings at run time, all of them loaded. */
export async function viewsWith({ types = {} }: CustomComponents): Promise<Views> {
  const growing = createGrowingViews(ourViews, { types: { ...components.types, ...types } });
  await growing.load();
  return growing.views;
}

export { addressOnEnter, changeAddressOf } from './address/posted-change.ts';
export { buttonMessages } from './button/messages.ts';
export { carriedCalculation, isAsCalculated } from './calculated/carried-calculation.ts';
export { carriedNames, postedNames } from './choices/carried-names.ts';
export {
  type KeptOffer,
  loadShownChoices,
  nameChosen,
  offersOf,
  restoreOffers,
  searchName,
} from './choices/posted-choices.ts';
export type { SourceAnswer, SourceQuestion, Sources } from './choices/sources.ts';
export { FilesElsewhere } from './file/files-elsewhere.tsx';
export { changeFiles } from './file/posted-change.ts';
export { putFilesAway } from './file/put-files-away.ts';
export { AskToErase } from './frame/ask-to-erase.tsx';
export { livenTooltips } from './frame/liven-tooltips.ts';
export { useFieldView } from './frame/use-field-view.ts';
export { carriedQuestion } from './locationSearch/carried-question.ts';
export type { Maps } from './locationSearch/maps.ts';
export { changeLocation, locationOnEnter } from './locationSearch/posted-change.ts';
export { changeList } from './multiple/change-list.ts';
export { changeRows } from './rows/change-rows.ts';
export { carriedRows, type PostedRows, postedRows } from './rows/posted-rows.ts';
export { BlockedNotice } from './unknown/blocked-notice.tsx';
