import type { FeatureName } from '@guichet/engine';
import { feature as address } from './address.ts';
import { feature as asides } from './asides.ts';
import { feature as authorRules } from './author-rules.ts';
import { feature as builtIns } from './built-ins.ts';
import { feature as buttons } from './buttons.ts';
import { feature as calculation } from './calculation.ts';
import { feature as choices } from './choices.ts';
import { feature as code } from './code.ts';
import { feature as collapsible } from './collapsible.ts';
import { feature as container } from './container.ts';
import { core } from './core.ts';
import { feature as currency } from './currency.ts';
import { feature as datagrid } from './datagrid.ts';
import { feature as datamap } from './datamap.ts';
import { feature as dateConditions } from './date-conditions.ts';
import { feature as dates } from './dates.ts';
import { feature as day } from './day.ts';
import { feature as editgrid } from './editgrid.ts';
import type { Feature } from './feature.ts';
import { feature as files } from './files.ts';
import { feature as hidden } from './hidden.ts';
import { feature as interpolation } from './interpolation.ts';
import { feature as jsonLogic } from './json-logic.ts';
import { feature as location } from './location.ts';
import { feature as logic } from './logic.ts';
import { feature as masks } from './masks.ts';
import { feature as modal } from './modal.ts';
import { feature as nested } from './nested.ts';
import { feature as number } from './number.ts';
import { feature as own } from './own.ts';
import { feature as password } from './password.ts';
import { feature as phoneNumber } from './phone-number.ts';
import { feature as recaptcha } from './recaptcha.ts';
import { feature as richText } from './rich-text.ts';
import { feature as rows } from './rows.ts';
import { feature as selectboxes } from './selectboxes.ts';
import { feature as several } from './several.ts';
import { feature as signature } from './signature.ts';
import { feature as survey } from './survey.ts';
import { feature as table } from './table.ts';
import { feature as tabs } from './tabs.ts';
import { feature as tags } from './tags.ts';
import { feature as time } from './time.ts';
import { feature as tree } from './tree.ts';
import { feature as undrawn } from './undrawn.ts';
import { feature as url } from './url.ts';
import { feature as wizard } from './wizard.ts';

/** What a form asks of the page alone. */
type OfPage = 'libraries' | 'lodash' | 'moment' | 'special';

/** Every feature, those that change what others brought after them. A name without an entry does not compile. */
export const everyFeature = {
  asides,
  authorRules,
  builtIns,
  buttons,
  calculation,
  code,
  dateConditions,
  interpolation,
  jsonLogic,
  logic,
  rows,
  wizard,
  address,
  container,
  currency,
  datagrid,
  datamap,
  day,
  editgrid,
  files,
  hidden,
  location,
  nested,
  number,
  password,
  phoneNumber,
  recaptcha,
  selectboxes,
  signature,
  survey,
  table,
  tabs,
  tags,
  time,
  tree,
  undrawn,
  url,
  own,
  choices,
  collapsible,
  masks,
  dates,
  richText,
  several,
  modal,
} satisfies Readonly<Record<Exclude<FeatureName, OfPage>, Feature>>;

const named: Readonly<Partial<Record<FeatureName, Feature>>> = everyFeature;

/** Those of these names, after the core. */
export function featuresNamed(names: readonly FeatureName[]): readonly Feature[] {
  const wanted = (Object.keys(everyFeature) as FeatureName[]).filter((name) => names.includes(name));
  return [core, ...wanted.flatMap((name) => named[name] ?? [])];
}
