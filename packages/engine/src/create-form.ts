import type { JsonObject, Locale } from '@guichet/definition';
import { effect, signal } from '@preact/signals-core';
import { createCommandRunner } from './commands/command-runner.ts';
import { createRefusals } from './commands/refusals.ts';
import { createTyping } from './commands/typing.ts';
import { createDataNode, rowsOf } from './data/data-tree.ts';
import { dataToReturn, dataToSend, dataToStore } from './data/submission-data.ts';
import { detailsOf } from './errors/error-details.ts';
import { createErrorList } from './errors/error-list.ts';
import type { Field, Row } from './field.ts';
import { createField, startField } from './fields/create-field.ts';
import { createFieldIndex } from './fields/field-index.ts';
import type { FormContext, LiveField, LiveRow } from './fields/live-field.ts';
import type { Rows } from './fields/rows.ts';
import { replaceRows, writeValue } from './fields/value.ts';
import type { Environment, Form, Observer } from './form.ts';
import type { FormParts } from './parts.ts';
import type { PageForm, Texts } from './prepared-form.ts';
import { createReactions } from './reactions/reactions.ts';
import { createDictionary } from './text/dictionary.ts';

export interface FormOptions extends FormParts {
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
  const index = createFieldIndex();
  const reactions = createReactions();
  const failedAttempts = signal(0);
  const commands = createCommandRunner(() => {
    reactions.settle();
    errorList.refresh();
  });
  const context: FormContext = {
    page,
    models: options.models,
    rules: options.rules,
    further: options.further,
    root: createDataNode(options.submission),
    index,
    reactions,
    dictionary: signal(createDictionary(options.locale, options.texts)),
    environment: signal(options.environment),
    isAttempted: signal(false),
    observe: options.observe,
    absentStaysAbsent: options.absentStaysAbsent ?? false,
    rowsOf: new WeakMap(),
    onAdded: (field) => errorList.add(field),
    onRemoved: (field) => errorList.remove(field),
    onChange: (field) => commands.written.add(field),
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
  reactions.settle();
  commands.written.clear();

  function failed(): void {
    errorList.watch();
    failedAttempts.value += 1;
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
      const { model, component, list } = liveOf(field);
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
      const live = liveOf(field);
      const { model, component } = live;
      const { locale } = context.dictionary.peek();
      commands.run(() => {
        typing.begin(live);
        live.isOverridden ||= component.allowCalculateOverride === true;
        writeValue(live, model.fromControl(strings, component, locale), context);
        live.typed = model.whileTyping?.(strings, component, locale);
        if (live.shown().join('\n') === strings.join('\n')) commands.written.delete(live);
        else commands.written.add(live);
      });
    },
    blur(field) {
      const live = liveOf(field);
      commands.run(() => {
        typing.end(live);
        endTyped(live);
      });
    },
    addRow(grid, at) {
      return changeRows(grid, (rows) => rows.add(at ?? rows.current()?.length ?? 0));
    },
    removeRow: (grid, row) => changeRows(grid, (rows) => rows.remove(rowIn(grid, row))),
    moveRow: (grid, row, to) => changeRows(grid, (rows) => rows.move(rowIn(grid, row), to)),
    setLanguage(locale, texts) {
      commands.run(() => {
        context.dictionary.value = createDictionary(locale, texts);
        for (const field of index.all()) {
          if (field.model.whileTyping !== undefined) commands.written.add(field);
          field.typed = undefined;
        }
        refusals.translate();
      });
    },
    setEnvironment(environment) {
      commands.run(() => {
        context.environment.value = environment;
      });
    },
    submit(by) {
      commands.run(() => {
        typing.endAll();
        refusals.forget();
        if (by !== undefined) press(liveOf(by), context);
      });
      if (form.isValid()) return { kind: 'valid', data: form.data() };
      commands.run(() => {
        context.isAttempted.value = true;
        failed();
      });
      return { kind: 'invalid', errors: errorList.items.peek() };
    },
    setServerErrors(details) {
      commands.run(() => {
        refusals.show(details);
        failed();
      });
    },
    setSubmitError(name) {
      commands.run(() => {
        refusals.showSubmitError(name);
        if (name !== undefined) failed();
      });
    },
    forgetErrors() {
      commands.run(() => {
        typing.endAll();
        refusals.forget();
        context.isAttempted.value = false;
        for (const { judgement } of index.all()) {
          const now = judgement.peek();
          if (now.isJudged) judgement.value = { ...now, isJudged: false };
        }
      });
    },
    onWrite: (listener) => commands.onWrite(listener),
    dispose() {
      for (const stop of stops) stop();
      errorList.dispose();
    },
  };
  return form;

  /** The control goes back to how the type writes its value. */
  function endTyped(field: LiveField): void {
    if (field.typed === undefined || field.judgement.peek().isMalformed) return;
    field.typed = undefined;
    commands.written.add(field);
  }

  function changeRows<T>(grid: Field, change: (rows: Rows) => T): T {
    const live = liveOf(grid);
    const rows = context.rowsOf.get(live);
    if (rows === undefined) throw new Error(`Field ${grid.id} has no rows.`);
    let result: { readonly value: T } | undefined;
    commands.run(() => {
      result = { value: change(rows) };
      live.judgement.value = { ...live.judgement.peek(), isModified: true, isJudged: true };
      context.onChange(live);
    });
    if (result === undefined) throw new Error('A command runs at once.');
    return result.value;
  }

  function rowIn(grid: Field, { id }: Row): LiveRow {
    const row = liveOf(grid)
      .rows()
      ?.find((one) => one.id === id);
    if (row === undefined) throw new Error(`Field ${grid.id} has no row ${id} any more.`);
    return row;
  }

  function liveOf(field: Field): LiveField {
    const live = index.byId(field.id);
    if (live === undefined) throw new Error(`Field ${field.id} belongs to another form.`);
    return live;
  }
}

/** Marks the button that was pressed, and takes the mark from any other. */
function press(button: LiveField, context: FormContext): void {
  for (const other of context.index.all()) {
    if (other.model === button.model) writeValue(other, other === button, context);
  }
}
