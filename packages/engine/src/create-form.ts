import type { Json, JsonObject, Locale } from '@guichet/definition';
import { batch, effect, signal } from '@preact/signals-core';
import { createDataNode } from './data/data-tree.ts';
import { dataToReturn, dataToSend, dataToStore } from './data/submission-data.ts';
import { detailsOf } from './errors/error-details.ts';
import { createErrorList } from './errors/error-list.ts';
import { submitErrorSentences } from './errors/messages.ts';
import type { Field } from './field.ts';
import { createField, startField } from './fields/create-field.ts';
import { createFieldIndex } from './fields/field-index.ts';
import { type FormContext, type LiveField, unjudged } from './fields/live-field.ts';
import { writeValue } from './fields/value.ts';
import type { Environment, Form, Observer, ServerErrorDetail, SubmitErrorName } from './form.ts';
import type { Models } from './model.ts';
import type { PageForm, Texts } from './prepared-form.ts';
import { createReactions } from './reactions/reactions.ts';
import { createDictionary } from './text/dictionary.ts';

export interface FormOptions {
  readonly models: Models;
  readonly locale: Locale;
  /** The dictionary of that language: `textsOf(prepared, locale)`. */
  readonly texts: Texts;
  readonly environment: Environment;
  /** Data to start from, by component key. */
  readonly submission?: JsonObject;
  /** As a form service judges: what a submission lacks stays absent, unless its author gave it a default. */
  readonly absentStaysAbsent?: boolean;
  readonly observe?: Observer;
}

/** Brings a prepared form to life. Throws only when `models` lack a type that the form was prepared with. */
export function createForm(page: PageForm, options: FormOptions): Form {
  const written = new Set<LiveField>();
  const listeners = new Set<(fields: readonly Field[]) => void>();
  const typing = new Set<LiveField>();
  const index = createFieldIndex();
  const reactions = createReactions();
  const context: FormContext = {
    page,
    models: options.models,
    root: createDataNode(options.submission),
    index,
    reactions,
    dictionary: signal(createDictionary(options.locale, options.texts)),
    environment: signal(options.environment),
    isAttempted: signal(false),
    observe: options.observe,
    absentStaysAbsent: options.absentStaysAbsent ?? false,
    onChange: (field) => written.add(field),
  };
  const errorList = createErrorList(context);
  let submitError: SubmitErrorName | undefined;
  let unplaced: readonly ServerErrorDetail[] = [];
  let depth = 0;
  const failedAttempts = signal(0);

  const fields = page.components.map((component, position) =>
    createField(component, { parent: undefined, index: position, row: context.root }, context),
  );
  const stops = index.all().flatMap((field) => startField(field, context));
  reactions.settle();
  written.clear();

  /** One command: its writes, then everything that follows from them, then whoever listens. */
  function command(change: () => void): void {
    depth += 1;
    try {
      batch(change);
      reactions.settle();
      errorList.refresh();
    } finally {
      depth -= 1;
    }
    if (depth > 0 || written.size === 0) return;
    const changed = [...written];
    written.clear();
    for (const listener of listeners) listener(changed);
  }

  function changed(field: LiveField, value: Json | undefined): void {
    const { judgement } = field;
    const isAtOnce = judgesAtOnce(field);
    const rulesShown = isAtOnce ? undefined : (judgement.peek().typing ?? new Set(field.shownRules()));
    judgement.value = {
      ...unjudged,
      isModified: true,
      isJudged: isAtOnce || judgement.peek().isJudged,
      typing: rulesShown,
    };
    if (rulesShown === undefined) typing.delete(field);
    else typing.add(field);
    writeValue(field, value, context);
  }

  function stopTyping(field: LiveField): void {
    typing.delete(field);
    const { isModified, isJudged, typing: rulesShown } = field.judgement.peek();
    const judged = isJudged || (isModified && field.component.validateOn !== 'submit');
    if (judged === isJudged && rulesShown === undefined) return;
    field.judgement.value = { ...field.judgement.peek(), isJudged: judged, typing: undefined };
  }

  function forgetRefusals(): void {
    unplaced = [];
    submitError = undefined;
    for (const field of index.all()) {
      const now = field.judgement.peek();
      if (now.refusals.length > 0) field.judgement.value = { ...now, refusals: [] };
    }
    showLines();
  }

  function showLines(): void {
    const { locale } = context.dictionary.peek();
    const sentences = unplaced.map(({ message }) => message);
    errorList.setLines(submitError ? [...sentences, submitErrorSentences[submitError][locale]] : sentences);
  }

  const form: Form = {
    page,
    fields,
    locale: () => context.dictionary.value.locale,
    errors: () => errorList.items.value,
    subscribeErrors(listener) {
      let isFirst = true;
      return effect(() => {
        errorList.items.value;
        failedAttempts.value;
        if (!isFirst) listener();
        isFirst = false;
      });
    },
    failedAttempts: () => failedAttempts.value,
    isValid: () => index.all().every((field) => field.failures().length === 0),
    data: () => dataToSend(context),
    storedData: () => dataToStore(context),
    returnedData: () => dataToReturn(context),
    unsettled: () => reactions.unsettled(),
    failureDetails: () => detailsOf(index.all()),
    fieldById: (id) => index.byId(id),
    fieldByPath: (path) => index.find(path),
    setValue(field, value) {
      const live = liveOf(field);
      command(() => {
        const normal = value === undefined ? undefined : live.model.normalise(value, live.component);
        if (typeof normal !== 'symbol') writeValue(live, normal, context);
      });
    },
    input(field, strings) {
      const live = liveOf(field);
      const value = live.model.fromControl(strings, live.component);
      command(() => {
        changed(live, value);
        const shown = live.model.toControl(value, live.component);
        if (shown.join('\n') === strings.join('\n')) written.delete(live);
        else written.add(live);
      });
    },
    blur: (field) => command(() => stopTyping(liveOf(field))),
    setLanguage(locale, texts) {
      command(() => {
        context.dictionary.value = createDictionary(locale, texts);
        showLines();
      });
    },
    setEnvironment(environment) {
      command(() => {
        context.environment.value = environment;
      });
    },
    submit(by) {
      command(() => {
        for (const field of [...typing]) stopTyping(field);
        forgetRefusals();
        if (by !== undefined) writeValue(liveOf(by), true, context);
      });
      if (form.isValid()) return { kind: 'valid', data: form.data() };
      command(() => {
        context.isAttempted.value = true;
        failedAttempts.value += 1;
        errorList.watch();
      });
      return { kind: 'invalid', errors: errorList.items.peek() };
    },
    setServerErrors(details) {
      command(() => {
        forgetRefusals();
        const lines: ServerErrorDetail[] = [];
        for (const detail of details) {
          const field = placeOf(detail);
          if (field === undefined) lines.push(detail);
          else
            field.judgement.value = {
              ...field.judgement.peek(),
              refusals: [...field.judgement.peek().refusals, detail],
            };
        }
        unplaced = lines;
        failedAttempts.value += 1;
        showLines();
        errorList.watch();
      });
    },
    setSubmitError(name) {
      command(() => {
        submitError = name;
        if (name !== undefined) failedAttempts.value += 1;
        showLines();
      });
    },
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      for (const stop of stops) stop();
      errorList.dispose();
    },
  };
  return form;

  /** The field that a detail speaks of, when a resident can see it. */
  function placeOf({ path }: ServerErrorDetail): LiveField | undefined {
    const whole = path.reduce<string>(
      (above, key) => (typeof key === 'number' ? `${above}[${key}]` : above === '' ? key : `${above}.${key}`),
      '',
    );
    const field = index.find(whole) ?? index.find(String(path[0] ?? ''));
    return field?.slot !== undefined && field.visible() ? field : undefined;
  }

  function liveOf(field: Field): LiveField {
    const live = index.byId(field.id);
    if (live === undefined) throw new Error(`Field ${field.id} belongs to another form.`);
    return live;
  }
}

/** What is chosen is judged at once; what is typed, when the resident leaves it. */
function judgesAtOnce({ component, model }: LiveField): boolean {
  return (
    (component.validateOn === 'change' || component.validateOn === undefined) && model.validateOn === 'change'
  );
}
