import { components } from '#components';
import { WholeButtonView } from './button/whole-view.tsx';
import { ContainerView } from './container/view.tsx';
import { CurrencyView } from './currency/view.tsx';
import { createGrowingViews } from './custom/growing-views.ts';
import { DatagridView } from './datagrid/view.tsx';
import { DatetimeView } from './datetime/view.tsx';
import { DayView } from './day/view.tsx';
import { EditgridView } from './editgrid/view.tsx';
import { WholeFieldsetView } from './fieldset/collapsible-view.tsx';
import type { View } from './frame/view.ts';
import type { FieldType } from './models.ts';
import { WholePanelView } from './panel/collapsible-view.tsx';
import { PasswordView } from './password/view.tsx';
import { WholeSelectView } from './select/computed-view.tsx';
import { SignatureView } from './signature/view.tsx';
import { SurveyView } from './survey/view.tsx';
import { TableView } from './table/view.tsx';
import { TabsView } from './tabs/view.tsx';
import { TagsView } from './tags/view.tsx';
import { WholeTextareaView } from './textarea/whole-view.tsx';
import { WholeTextfieldView } from './textfield/whole-view.tsx';
import { TimeView } from './time/view.tsx';
import type { Undrawn } from './undrawn.ts';
import { views } from './views.ts';

/** How each of our types draws one value, but for those that have no view yet. A type without an entry does not compile. */
const ourViews = {
  ...views,
  fieldset: WholeFieldsetView,
  panel: WholePanelView,
  button: WholeButtonView,
  select: WholeSelectView,
  textarea: WholeTextareaView,
  textfield: WholeTextfieldView,
  container: ContainerView,
  currency: CurrencyView,
  editgrid: EditgridView,
  password: PasswordView,
  datagrid: DatagridView,
  datetime: DatetimeView,
  day: DayView,
  signature: SignatureView,
  survey: SurveyView,
  table: TableView,
  tabs: TabsView,
  tags: TagsView,
  time: TimeView,
} satisfies Readonly<Record<Exclude<FieldType, Undrawn>, View>>;

/** How each type is drawn. Those of a deployment's own join them: call `loadViews` before a form is drawn. */
export const {
  views: wholeViews,
  load: loadViews,
  needsOwn: needsOwnViews,
} = createGrowingViews(ourViews, components);

export { buttonMessages } from './button/messages.ts';
export { AskToErase } from './frame/ask-to-erase.tsx';
export { livenTooltips } from './frame/liven-tooltips.ts';
export { changeList, changeName } from './multiple/change-list.ts';
export { changeRows } from './rows/change-rows.ts';
export { carriedRows, type PostedRows, postedRows } from './rows/posted-rows.ts';
