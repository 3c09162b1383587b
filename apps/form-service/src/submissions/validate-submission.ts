import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import type { Json, JsonObject, Locale } from '@guichet/definition';
import {
  createDictionary,
  createForm,
  type Dictionary,
  type FormOptions,
  type FormParts,
  type PreparedForm,
  type RunCode,
  type ServerErrorDetail,
  type Texts,
  textsOf,
  type Unchecked,
} from '@guichet/engine';
import { createRunCode } from '@guichet/engine/code';
import { everyPattern } from '@guichet/engine/every-part';
import { createServiceForm } from '@guichet/engine/features/service-form';
import { everyPart, ownCode } from '@guichet/fields/every-part';
import { type ChoiceAnswer, choiceAnswersOf } from '../sources/choice-answers.ts';
import { type FileAnswer, fileAnswersOf } from '../uploads/file-answers.ts';
import { allFields } from './all-fields.ts';
import { createBoundedExpressions, SlowExpressionError } from './bounded-expressions.ts';
import { type FoundPart, findParts, isStoredApart } from './find-parts.ts';
import { computedPaths } from './has-same-answers.ts';
import { maxDetails, type Refused, refused } from './refused.ts';
import { quickScriptTimeLimit, scriptTimeLimit } from './script-time-limit.ts';
import { budgetRefusal, isTimedOut, refusalOfExceededBudget, refusalOfUnchecked } from './unchecked.ts';

export interface SubmissionToValidate {
  readonly form: PreparedForm;
  readonly data: JsonObject;
  /** The language of the sentences. */
  readonly locale: Locale;
  readonly now: number;
  readonly timeZone: string;
}

export type Verdict =
  /** `isTimedOut`: it was the clock that ended code, see `validateOnce`. */
  | (Refused & { readonly isTimedOut?: true })
  /** The data to store, the part of it that may be returned, and the checks and reports that remain. */
  | {
      readonly kind: 'valid';
      readonly data: JsonObject;
      readonly answer: JsonObject;
      readonly unchecked: readonly Unchecked[];
      readonly unique: readonly Unique[];
      readonly files: readonly FileAnswer[];
      readonly choices: readonly ChoiceAnswer[];
      /** Paths of values that nobody types. */
      readonly computed: readonly string[];
      /** The answers of forms within the form, which are submissions of their own. */
      readonly parts: readonly FoundPart[];
    };

/** A value that no other submission of the form may hold. */
export interface Unique {
  readonly path: string;
  readonly value: Json;
  /** The refusal if another one holds it. */
  readonly refusal: ServerErrorDetail;
}

offerLibraryShims(createLibraryShims);

/** Validations follow each other: one has this to itself. */
const expressions = createBoundedExpressions();

/** Defaults for validation: a direct post cannot bypass a rule in code, or a slow pattern. */
const validationDefaults = {
  ...everyPart,
  rules: { ...everyPart.rules, pattern: everyPattern(expressions.test) },
} satisfies Partial<FormParts>;

/** Milliseconds that all expressions of a submission may take. */
const expressionMs = 1_000;
/** Between two requests: what takes longer is tried again where it holds up nobody. */
const quickExpressionMs = 50;
const runCodeInFull = createRunCode(ownCode, scriptTimeLimit);
const runCodeQuickly = createRunCode(ownCode, quickScriptTimeLimit);

const dictionaries = new WeakMap<Texts, Dictionary>();

/** The texts of a form as its instances read them: put in order once, for all of its submissions. */
export function dictionaryOf(form: PreparedForm, locale: Locale): Dictionary {
  const texts = textsOf(form, locale);
  const known = dictionaries.get(texts);
  if (known !== undefined) return known;
  const dictionary = createDictionary(locale, texts);
  dictionaries.set(texts, dictionary);
  return dictionary;
}

/** Tried once, with little time for code and expressions. */
export function validateQuickly(submission: SubmissionToValidate): Verdict {
  return validateOnce(submission, runCodeQuickly, quickExpressionMs);
}

/**
 * Validates a submission by the same engine, to the same fix-point, as the page did. Where the clock ended an author's
 * code it is tried once more: a machine that was busy the first time may not be so the second.
 */
export function validateSubmission(submission: SubmissionToValidate, once = validateOnce): Verdict {
  const verdict = once(submission);
  return verdict.kind === 'invalid' && verdict.isTimedOut ? once(submission) : verdict;
}

/**
 * Tried once. `isTimedOut`: the clock ended code or an expression, not its steps, so a caller with the machine to itself
 * may try again.
 */
export function validateOnce(
  submission: SubmissionToValidate,
  runCode: RunCode = runCodeInFull,
  maxExpressionMs = expressionMs,
): Verdict {
  expressions.begin(maxExpressionMs);
  try {
    return validateWith(submission, runCode);
  } catch (error) {
    if (!(error instanceof SlowExpressionError)) throw error;
    return { ...refused([budgetRefusal(submission.locale)]), isTimedOut: true };
  }
}

function validateWith(
  { form, data, locale, now, timeZone }: SubmissionToValidate,
  runCode: RunCode,
): Verdict {
  const options: FormOptions = {
    ...validationDefaults,
    runCode,
    locale,
    texts: textsOf(form, locale),
    dictionary: dictionaryOf(form, locale),
    environment: { now, timeZone, seed: 0 },
    submission: data,
  };
  const formInstance = createServiceForm(form, options);
  try {
    const details = formInstance.stored.failures(maxDetails);
    const unchecked = withNonConvergingInPage(formInstance.stored.unchecked(), form, options);
    // Said alone: where code went on for too long, nobody knows what else holds.
    const spent = refusalOfExceededBudget(unchecked, locale);
    if (spent !== undefined)
      return { ...refused([spent]), ...(isTimedOut(unchecked) && { isTimedOut: true }) };
    if (details.length > 0) return refused(details, formInstance.stored.failureCount());
    const refusal = refusalOfUnchecked(form, unchecked, locale);
    if (refusal !== undefined) return refused([refusal]);
    const unique = formInstance.stored
      .uniqueValues()
      .map((uniqueValue) => ({ ...uniqueValue, refusal: uniqueValue.refusal() }));
    const stored = formInstance.stored.data();
    const fields = allFields(formInstance);
    const files = fileAnswersOf(formInstance, fields, stored);
    const parts = fields.some(isStoredApart) ? findParts(formInstance, stored) : [];
    const choices = choiceAnswersOf(fields);
    return {
      kind: 'valid',
      data: stored,
      answer: formInstance.stored.returned(stored),
      unchecked,
      unique,
      files,
      choices,
      computed: computedPaths(fields),
      parts,
    };
  } finally {
    formInstance.dispose();
  }
}

/**
 * Values that only a page computes and that feed each other: a page sends what they happen to be when it stops, and
 * nobody but us may say so. Of the few forms that preparation found to have some.
 */
function withNonConvergingInPage(
  unchecked: readonly Unchecked[],
  form: PreparedForm,
  options: FormOptions,
): readonly Unchecked[] {
  if (form.isCircular !== true) return unchecked;
  const page = createForm(form, options);
  const isKnown = ({ path, rule }: Unchecked) =>
    unchecked.some((uncheckedRule) => uncheckedRule.path === path && uncheckedRule.rule === rule);
  const nonConverging = page.stored
    .unchecked()
    .filter((uncheckedRule) => uncheckedRule.reason === 'nonConverging' && !isKnown(uncheckedRule));
  page.dispose();
  return [...unchecked, ...nonConverging];
}
