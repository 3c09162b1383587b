import type { JsonObject, Locale } from '@guichet/definition';
import { signal } from '@preact/signals-core';
import type { Acting } from './commands/acting.ts';
import { createCommandRunner } from './commands/command-runner.ts';
import { createEvents } from './commands/events.ts';
import { press } from './commands/press.ts';
import { createRefusals } from './commands/refusals.ts';
import { tellChanges } from './commands/tell-changes.ts';
import { typeOfEvent } from './commands/type-of-event.ts';
import { createTyping, endTyped } from './commands/typing.ts';
import { asideless, pageless, pressless, rowless } from './commands/without-features.ts';
import { createDataNode, rowsOf } from './data/data-tree.ts';
import { dataToKeep, dataToSend } from './data/submission-data.ts';
import { createErrorList, itemsOf } from './errors/error-list.ts';
import { abilityOf } from './features/abilities.ts';
import type { Field } from './field.ts';
import { createField, startField } from './fields/create-field.ts';
import { createFieldIndex } from './fields/field-index.ts';
import type { FormContext, LiveField, Work } from './fields/live-field.ts';
import { setAttempted } from './fields/set-attempted.ts';
import { replaceRows, writeValue } from './fields/value.ts';
import { allWithin } from './fields/within.ts';
import type { Environment, Form, Observer } from './form.ts';
import type { FormParts } from './parts.ts';
import type { PageForm, Texts } from './prepared-form.ts';
import { createReactions } from './reactions/reactions.ts';
import { createDictionary } from './text/dictionary.ts';
import { whenChanged } from './when-changed.ts';

export interface FormOptions extends FormParts {
  readonly locale: Locale;
  /** The dictionary of that language: `textsOf(prepared, locale)`. */
  readonly texts: Texts;
  readonly environment: Environment;
  /** Data to start from, by component key. */
  readonly submission?: JsonObject;
  /** As a form service judges: what a submission lacks stays absent, unless its author gave it a default. */
  readonly absentStaysAbsent?: boolean;
  /** A submission is shown as it was: nobody changes it, no code writes over it, and no page of it is judged. */
  readonly readOnly?: boolean;
  /** A host's page stands around the form, and brings what its author switches off: see `WizardView.buttons`. */
  readonly isEmbedded?: boolean;
  /** Begins every id in the document: forms that share one each need their own. */
  readonly idPrefix?: string;
  readonly observe?: Observer;
}

/** Brings a prepared form to life. Throws only when `models` lack a type that the form was prepared with. */
export function createForm(page: PageForm, options: FormOptions): Form {
  const index = createFieldIndex();
  const reactions = createReactions();
  const failedAttempts = signal(0);
  const isSubmitted = signal(false);
  const events = createEvents();
  const work: Work = { steps: 0, ms: 0 };
  const commands = createCommandRunner(
    () => {
      settle();
      errorList.refresh();
    },
    (changed, isByResident) => tellChanges(changed, isByResident, form, events),
    work,
  );
  const context: FormContext = {
    page,
    idPrefix: options.idPrefix ?? '',
    models: options.models,
    rules: options.rules,
    abilities: options.abilities,
    runCode: options.runCode,
    ...{ submission: options.submission, root: createDataNode(options.submission) },
    index,
    reactions,
    dictionary: signal(createDictionary(options.locale, options.texts)),
    environment: signal(options.environment),
    happened: signal(new Set()),
    isAttempted: signal(false),
    observe: options.observe,
    absentStaysAbsent: options.absentStaysAbsent ?? false,
    ...{ isReadOnly: options.readOnly ?? false, isEmbedded: options.isEmbedded ?? false },
    ...{ rowsOf: new WeakMap(), effects: [] },
    ...{ failing: new WeakMap(), overrides: new WeakMap(), work },
    environmentSince: options.runCode?.clock?.now() ?? 0,
    askToSubmit: () => events.emit('submitRequested'),
    onAdded: (field) => errorList.add(field),
    onRemoved: (field) => errorList.remove(field),
    onChange(field) {
      commands.written.add(field);
      commands.changed.add(field);
    },
  };
  const errorList = createErrorList(context);
  const refusals = createRefusals(context, errorList);
  const typing = createTyping();

  const fields = page.components.map((component, position) =>
    createField(
      component,
      { parent: undefined, index: position, row: context.root, inRow: undefined, keysAbove: [] },
      context,
    ),
  );
  const stops = index.all().flatMap((field) => startField(field, context));

  const { abilities } = options;
  // Without that ability the panels of a wizard stand one below the other.
  const wizard = page.display === 'wizard' ? abilities.wizard?.createWizard(fields, context) : undefined;
  const acting: Acting = { context, commands, events, liveOf, failed, form: () => form };
  const rows = abilities.rows?.createRowCommands(acting) ?? rowless;
  const pressing = abilities.buttons?.createPressCommands(acting) ?? pressless;
  const aside = abilities.asides?.createAsideCommands(acting) ?? asideless;
  const turning = (wizard && abilities.wizard?.createPageCommands(wizard, acting)) ?? pageless;

  function failed(): void {
    errorList.watch();
    failedAttempts.value += 1;
    isSubmitted.value = false;
  }

  function tellFailure(): void {
    const errors = errorList.items.peek();
    turning.showErrors(errors);
    for (const event of ['submitError', 'error'] as const) events.emit(event, errors);
  }

  const form: Form = {
    ...{ page, fields, wizard, idPrefix: context.idPrefix, isReadOnly: context.isReadOnly },
    ...{ ...rows, ...pressing, ...aside, ...turning },
    locale: () => context.dictionary.value.locale,
    errors: () => errorList.items.value,
    subscribeErrors: (listener) => whenChanged(() => [errorList.items.value, failedAttempts.value], listener),
    failedAttempts: () => failedAttempts.value,
    isValid: () => index.all().every((field) => field.failures().every(({ rule }) => rule.isQuestion)),
    data: () => dataToSend(context),
    storedData: () => abilityOf(context, 'storing').dataToStore(context),
    returnedData: () => abilityOf(context, 'storing').dataToReturn(context),
    withoutSecrets: (data) => dataToKeep(data, context),
    unsettled: () => reactions.unsettled(),
    unchecked: () =>
      index.all().flatMap((field) => abilityOf(context, 'storing').uncheckedAt(field, context)),
    uniqueValues: () => index.all().flatMap(abilityOf(context, 'storing').uniqueValueOf),
    isPristine: () => !index.all().some((field) => field.isModified()),
    isSubmitted: () => isSubmitted.value,
    failureDetails: (limit) => abilityOf(context, 'storing').detailsOf(index.all(), limit),
    failureCount: () => abilityOf(context, 'storing').countDetails(index.all()),
    fieldById: (id) => index.byId(id),
    fieldByPath: (path) => index.find(path),
    setValue(field, value, isTyped = false) {
      const live = liveOf(field);
      const { model, component, list } = live;
      live.isOverridden ||= isTyped && component.allowCalculateOverride === true;
      if (list !== undefined) {
        commands.run(() =>
          replaceRows(liveOf(field), value === undefined ? undefined : rowsOf(value), context),
        );
        return;
      }
      const normal = value === undefined ? undefined : model.normalise(value, component);
      if (typeof normal === 'symbol') return;
      commands.run(() => writeValue(liveOf(field), normal, context));
    },
    input(field, strings) {
      if (context.isReadOnly) return;
      const live = liveOf(field);
      const { model, component } = live;
      const [{ locale }, before] = [context.dictionary.peek(), live.shown()];
      commands.run(() => {
        typing.begin(live);
        live.isOverridden ||= component.allowCalculateOverride === true;
        if (live.aside) live.aside.value = model.asideOf?.(strings, live.aside.peek());
        writeValue(live, live.kept(strings), context);
        live.typed = model.whileTyping?.(strings, component, locale, before);
        if (live.shown().join('\n') === strings.join('\n')) commands.written.delete(live);
        else commands.written.add(live);
      }, true);
    },
    focus(field) {
      events.emit('focus', liveOf(field));
    },
    blur(field) {
      const live = liveOf(field);
      live.isLeft = true;
      commands.run(() => {
        typing.end(live);
        endTyped(live, commands);
      });
      events.emit('blur', live);
    },
    setLanguage(locale, texts) {
      commands.run(() => {
        context.dictionary.value = createDictionary(locale, texts);
        for (const field of index.all()) {
          if (field.model.whileTyping !== undefined) commands.written.add(field);
          field.typed = undefined;
        }
        refusals.translate();
      });
      events.emit('languageChanged');
    },
    setEnvironment(environment) {
      commands.run(() => {
        context.environment.value = environment;
        context.environmentSince = context.runCode?.clock?.now() ?? 0;
      });
    },
    validate(within) {
      const judged = (within === undefined ? index.all() : allWithin(within)).map(liveOf);
      commands.run(() => {
        for (const field of judged) {
          typing.end(field);
          const now = field.judgement.peek();
          if (!now.isJudged) field.judgement.value = { ...now, isJudged: true };
          for (const row of field.rows() ?? []) row.isLeftOpen.value = true;
        }
      });
      return judged.flatMap(itemsOf);
    },
    submit(by, isReplay) {
      events.emit('submitButton', { instance: by, state: 'submitted' });
      commands.run(() => {
        typing.endAll();
        refusals.forget();
        if (by !== undefined) press(liveOf(by), context);
        if (!isReplay) abilities.asides?.askOnce(index.all());
      });
      if (!index.all().some((field) => field.failures().length > 0)) {
        isSubmitted.value = true;
        return { kind: 'valid', data: form.data() };
      }
      commands.run(() => {
        setAttempted(true, context);
        failed();
      });
      const errors = errorList.items.peek();
      for (const error of errors) if (error.type === 'component') events.emit('componentError', error);
      tellFailure();
      return { kind: 'invalid', errors };
    },
    sent(submission, saved) {
      events.emit('submit', submission, saved);
      if (saved) events.emit('submitDone', submission);
    },
    setServerErrors(details, moreDetails) {
      commands.run(() => {
        refusals.show(details, moreDetails);
        failed();
      });
      tellFailure();
    },
    setSubmitError(name) {
      commands.run(() => {
        refusals.showSubmitError(name);
        isSubmitted.value = false;
        if (name !== undefined) failed();
      });
      if (name !== undefined) tellFailure();
    },
    forgetErrors() {
      commands.run(() => {
        typing.endAll();
        refusals.forget();
        setAttempted(false, context);
        for (const { judgement } of index.all()) {
          const now = judgement.peek();
          if (now.isJudged) judgement.value = { ...now, isJudged: false };
        }
      });
    },
    ...{ on: events.on, onWrite: commands.onWrite, requestSubmit: context.askToSubmit },
    emit(event, from, given) {
      if (event === 'submitButton') return context.askToSubmit();
      const data = form.data();
      commands.run(() => {
        context.happened.value = new Set([...context.happened.peek(), event]);
        abilities.logic?.actOnEvent(event, [data], context);
      });
      events.emit('customEvent', { type: typeOfEvent(event, given), component: from, data, given });
    },
    dispose() {
      for (const stop of stops) stop();
      errorList.dispose();
    },
  };
  settle();
  abilities.logic?.heedEvents(acting);
  for (const fields of [commands.written, commands.changed]) fields.clear();
  return form;

  /** To the fix-point, with what code asked for on the way. */
  function settle(): void {
    reactions.settle();
    if (context.effects.length > 0) abilityOf(context, 'code').applyEffects(form, context, reactions.settle);
  }

  function liveOf(field: Field): LiveField {
    const live = index.byId(field.id);
    if (live === undefined) throw new Error(`Field ${field.id} belongs to another form.`);
    return live;
  }
}
