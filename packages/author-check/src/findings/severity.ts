import type { Severity } from './finding.ts';

/** Findings by severity; all others are warnings. */
const errors = new Set(
  `notRead notUtf8 notJson duplicateProperty notAnObject tooLarge noComponents missingPath unusablePath reservedPath takenPath
  notAComponent
  missingKey duplicatePath danglingWhen unknownType unknownFeatures unusableSetting invalidPattern
  notParsed tooLong tooDeep declaredTwice page storage network codeFromText later message formio beyond syntax
  unknownName missingMember missingForm circularForm selfNestedForm tooManyForms tooManyComponents
  outsideForm noResource cardData aliasFailed logicNotSupported
  missingTitle missingLabel noOptions sameOption missingOptionValue cannotBeFilled neverReached neverSatisfied
  trapped contradiction originNotNamed noDestination unknownValidation`.split(/\s+/),
);

const notes = new Set(
  'noEffect sameTranslation longTranslation longSentence readingGrade noAutocomplete skippedHeading selfCondition sharedPath'.split(
    ' ',
  ),
);

export function severityOf(code: string): Severity {
  if (errors.has(code)) return 'error';
  return notes.has(code) ? 'note' : 'warning';
}
