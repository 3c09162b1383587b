import type { ErrorList } from '../errors/error-list.ts';
import { moreErrorsSentences, requestSentence, submitErrorSentences } from '../errors/messages.ts';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import type { SubmitErrorName } from '../form-command.ts';
import type { ServerErrorDetail } from '../form-data.ts';
import { pluralS } from '../formats/plurals.ts';
import { fill } from '../text/fill.ts';

/** Errors from a form service: at their field, or as lines of the alert where no visible field can show them. */
export interface Refusals {
  /** `more`: how many errors there are beside these. */
  show(details: readonly ServerErrorDetail[], more?: number): void;
  /** `requestId`: of the request that failed, as the log has it. */
  showSubmitError(name: SubmitErrorName | undefined, requestId?: string): void;
  forget(): void;
  /** The language changed. */
  translate(): void;
}

export function createRefusals(context: FormContext, errorList: ErrorList): Refusals {
  let submitError: SubmitErrorName | undefined;
  let request: string | undefined;
  let unplaced: readonly ServerErrorDetail[] = [];
  let moreErrors = 0;

  function translate(): void {
    const { locale } = context.dictionary.peek();
    const sentences = unplaced.map(({ message }) => message);
    const said = submitError === undefined ? '' : submitErrorSentences[submitError][locale];
    const asked = request === undefined ? '' : ` ${requestSentence[locale](request)}`;
    const submitLines = said === '' ? [] : [said + asked];
    const count = (name: string) => (name === 'count' ? moreErrors : pluralS(moreErrors, locale));
    const more = moreErrors > 0 ? [fill(moreErrorsSentences[locale], count, locale)] : [];
    errorList.setLines([...sentences, ...more, ...submitLines], submitError === 'noAnswer');
  }

  function forget(): void {
    unplaced = [];
    moreErrors = 0;
    submitError = undefined;
    for (const { validationState } of context.index.all()) {
      const now = validationState.peek();
      if (now.refusals.length > 0) validationState.value = { ...now, refusals: [] };
    }
    translate();
  }

  return {
    show(details, more = 0) {
      forget();
      moreErrors = more;
      const lines: ServerErrorDetail[] = [];
      for (const detail of details) {
        const field = placeOf(detail, context);
        if (field === undefined) lines.push(detail);
        else {
          const now = field.validationState.peek();
          field.validationState.value = { ...now, refusals: [...now.refusals, detail] };
        }
      }
      unplaced = lines;
      translate();
    },
    showSubmitError(name, requestId) {
      submitError = name;
      request = requestId;
      translate();
    },
    forget,
    translate,
  };
}

/** The field that a detail speaks of, when a resident can see it: by its whole path, else by the first key. */
function placeOf({ path }: ServerErrorDetail, { index }: FormContext): InternalField | undefined {
  const whole = path.reduce<string>(
    (above, key) => (typeof key === 'number' ? `${above}[${key}]` : above === '' ? key : `${above}.${key}`),
    '',
  );
  const field = index.find(whole) ?? index.find(String(path[0] ?? ''));
  return (field?.slot ?? field?.list) !== undefined && field?.visible() ? field : undefined;
}
