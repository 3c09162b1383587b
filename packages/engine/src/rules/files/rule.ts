import { isJsonObject, type JsonObject } from '@guichet/definition';
import { required } from '../required/rule.ts';
import type { Rule, RuleInput } from '../rule.ts';

/**
 * The transient state of a file field: `files` that are not in its value, each with `originalName` and a `status`
 * (`info`, `progress`, `error`); `isNavigating` while a page is turned, which no upload holds back.
 */
function filesIn({ transientState }: RuleInput): readonly JsonObject[] {
  return isJsonObject(transientState) && Array.isArray(transientState.files)
    ? transientState.files.filter(isJsonObject)
    : [];
}

/** `required`, which is not missing while a file is on its way, nor where the one that failed speaks for itself. */
export const filesMissing: Rule = {
  ...required,
  reportedAs: 'required',
  check: (ruleInput) => (filesIn(ruleInput).length > 0 ? undefined : required.check(ruleInput)),
};

/** Nothing is sent without the files that are on their way. Told where sending is tried, not while they are. */
export const filesUnderWay: Rule = {
  message: 'filesUnderWay',
  sentences: {
    en: '{{field}}: “{{name}}” is still being uploaded. Wait until it is done, then try again.',
    fr: 'Le fichier «\u00a0{{name}}\u00a0» du champ «\u00a0{{field}}\u00a0» est encore en cours de téléversement. Attendez la fin, puis réessayez.',
  },
  isReportedOnSend: true,
  validatesAll: true,
  check(ruleInput) {
    if (isJsonObject(ruleInput.transientState) && ruleInput.transientState.isNavigating === true)
      return undefined;
    return named(filesIn(ruleInput).find(({ status }) => status !== 'error'));
  },
};

/** Nor without those that failed: somebody thinks that they are there. */
export const filesFailed: Rule = {
  message: 'filesFailed',
  sentences: {
    en: '{{field}}: “{{name}}” was not uploaded. Remove it from the list, or try again.',
    fr: 'Le fichier «\u00a0{{name}}\u00a0» du champ «\u00a0{{field}}\u00a0» n’a pas été téléversé. Retirez-le de la liste ou réessayez.',
  },
  isReportedOnSend: true,
  validatesAll: true,
  check: (ruleInput) => named(filesIn(ruleInput).find(({ status }) => status === 'error')),
};

/** Characters: a name may be of any length. */
const longestName = 100;

function named(file: JsonObject | undefined) {
  const name = String(file?.originalName ?? '');
  const isLong = name.length > longestName;
  return file && { setting: true, name: isLong ? `${name.slice(0, longestName)}…` : name };
}
