import { isJsonObject, type JsonObject } from '@guichet/definition';
import { required } from '../required/rule.ts';
import type { Judged, Rule } from '../rule.ts';
import { filesFailedSentences, filesUnderWaySentences } from './messages.ts';

/**
 * What a field of files lays aside: `files`, those that are not in its value, each with `originalName` and a `status`
 * (`info`, `progress`, `error`); `isTurning`, while a page is turned, which no upload holds back.
 */
function filesIn({ aside }: Judged): readonly JsonObject[] {
  return isJsonObject(aside) && Array.isArray(aside.files) ? aside.files.filter(isJsonObject) : [];
}

/** `required`, which is not missing while a file is on its way, nor where the one that failed speaks for itself. */
export const filesMissing: Rule = {
  ...required,
  reportedAs: 'required',
  check: (judged) => (filesIn(judged).length > 0 ? undefined : required.check(judged)),
};

/** Nothing is sent without the files that are on their way. Told where sending is tried, not while they are. */
export const filesUnderWay: Rule = {
  message: 'filesUnderWay',
  sentences: filesUnderWaySentences,
  isToldOnSend: true,
  judgesAll: true,
  check(judged) {
    if (isJsonObject(judged.aside) && judged.aside.isTurning === true) return undefined;
    return named(filesIn(judged).find(({ status }) => status !== 'error'));
  },
};

/** Nor without those that failed: somebody thinks that they are there. */
export const filesFailed: Rule = {
  message: 'filesFailed',
  sentences: filesFailedSentences,
  isToldOnSend: true,
  judgesAll: true,
  check: (judged) => named(filesIn(judged).find(({ status }) => status === 'error')),
};

/** Characters: a name may be of any length. */
const longestName = 100;

function named(file: JsonObject | undefined) {
  const name = String(file?.originalName ?? '');
  const isLong = name.length > longestName;
  return file && { setting: true, name: isLong ? `${name.slice(0, longestName)}…` : name };
}
