import { rulesOfAuthors } from '../features/author-rules.ts';
import { dateRules } from '../features/dates.ts';
import { dayRules } from '../features/day.ts';
import { multipleRules } from '../features/multiple.ts';
import { rowEditingRules } from '../features/row-editing.ts';
import { rowRules } from '../features/rows.ts';
import { searchRules } from '../features/search.ts';
import { coreRules } from './core-rules.ts';
import { filesFailed, filesMissing, filesUnderWay } from './files/rule.ts';
import { jsonText } from './json-text/rule.ts';
import { doubleKey, missingKey } from './map-keys/rule.ts';
import { mask } from './mask/rule.ts';
import { max } from './max/rule.ts';
import { maxSelectedCount } from './max-selected-count/rule.ts';
import { maxTags } from './max-tags/rule.ts';
import { min } from './min/rule.ts';
import { minSelectedCount } from './min-selected-count/rule.ts';
import { noPerson } from './no-person/rule.ts';
import { notChosen } from './not-chosen/rule.ts';
import { number } from './number/rule.ts';
import { requiredOrUndrawn, requiredUndrawn } from './required-undrawn/rule.ts';
import type { Rule } from './rule.ts';
import type { OurRuleName } from './rule-name.ts';
import { time, timeClock } from './time/rule.ts';
import { url } from './url/rule.ts';

/** Every rule, as a form service validates: those of features that stand together, and those that single types bring. */
export const rules = {
  ...coreRules,
  ...dateRules,
  ...dayRules,
  ...rowEditingRules,
  ...rowRules,
  ...rulesOfAuthors,
  ...searchRules,
  ...multipleRules,
  ...{ doubleKey, missingKey },
  ...{ filesFailed, filesMissing, filesUnderWay },
  jsonText,
  mask,
  ...{ max, min },
  ...{ maxSelectedCount, minSelectedCount },
  maxTags,
  noPerson,
  notChosen,
  number,
  ...{ required: requiredOrUndrawn, requiredUndrawn },
  ...{ time, timeClock },
  url,
} satisfies Readonly<Record<OurRuleName, Rule>>;
