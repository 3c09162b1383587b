import type { JsonObject, Locale } from '@guichet/definition';
import { signal } from '@preact/signals-core';
import type { CommandContext } from './commands/command-context.ts';
import { createCommandRunner } from './commands/command-runner.ts';
import { emitChanges } from './commands/emit-changes.ts';
import { createEvents } from './commands/events.ts';
import { createFillingCommands } from './commands/filling-commands.ts';
import type { CoreCommandKind, FormPart } from './commands/form-part.ts';
import { createSendingCommands } from './commands/sending-commands.ts';
import { createTyping } from './commands/typing.ts';
import { createDataNode } from './data/data-tree.ts';
import { allAnswers, dataToKeep, dataToSend } from './data/submission-data.ts';
import type { Environment } from './environment.ts';
import { createErrorList } from './errors/error-list.ts';
import { abilityOf, lacks } from './features/abilities.ts';
import type { Field } from './field.ts';
import { createField, startField } from './fields/create-field.ts';
import { createFieldIndex } from './fields/field-index.ts';
import type { FormContext, InternalField, SpentWork } from './fields/internal-field.ts';
import type { Form, Kept, Observer, Stored } from './form.ts';
import type { CommandHandlers, CommandKind } from './form-command.ts';
import type { FormParts } from './parts.ts';
import type { PageForm, Texts } from './prepared-form.ts';
import { createReactions } from './reactions/reactions.ts';
import { createDictionary, type Dictionary } from './text/dictionary.ts';
import { whenChanged } from './when-changed.ts';

export interface FormOptions extends FormParts {
  readonly locale: Locale;
  /** The dictionary of that language: `textsOf(prepared, locale)`. */
  readonly texts: Texts;
  /** Made of these texts before: a form service has many instances of one form. */
  readonly dictionary?: Dictionary;
  readonly environment: Environment;
  /** Data to start from, by component key. */
  readonly submission?: JsonObject;
  /** As a form service validates: what a submission lacks stays absent, unless its author gave it a default. */
  readonly absentStaysAbsent?: boolean;
  /** A submission is shown as it was: nobody changes it, no code writes over it, and no page of it is validated. */
  readonly readOnly?: boolean;
  /** A host's page stands around the form, and brings what its author switches off: see `WizardView.buttons`. */
  readonly isEmbedded?: boolean;
  /** Begins every id in the document: forms that share one each need their own. */
  readonly idPrefix?: string;
  readonly observe?: Observer;
}

/** Of a form without the ability. */
const notStored: Stored = {
  data: () => lacks('storing'),
  returned: () => lacks('storing'),
  failures: () => lacks('storing'),
  failureCount: () => lacks('storing'),
  unchecked: () => lacks('storing'),
  uniqueValues: () => lacks('storing'),
};

/** Brings a prepared form to life. Throws only when `models` lack a type that the form was prepared with. */
export function createForm(page: PageForm, options: FormOptions): Form {
  const index = createFieldIndex();
  const reactions = createReactions();
  const failedAttempts = signal(0);
  const isSubmitted = signal(false);
  let isTurningFailed = false;
  const events = createEvents();
  const work: SpentWork = { steps: 0, ms: 0, rows: 0 };
  const commands = createCommandRunner(
    () => {
      settle();
      errorList.refresh();
    },
    (changed, isByResident) => emitChanges(changed, isByResident, form, events),
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
    dictionary: signal(options.dictionary ?? createDictionary(options.locale, options.texts)),
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
  const typing = createTyping();
  const commandContext: CommandContext = {
    context,
    commands,
    events,
    typing,
    liveOf,
    failed,
    form: () => form,
  };
  const parts: readonly FormPart<CommandKind>[] = [
    abilities.rows?.createRowCommands(commandContext),
    abilities.transientState?.createTransientStateCommands(commandContext),
    abilities.buttons?.createPressCommands(commandContext),
    wizard && abilities.wizard?.createPageCommands(wizard, commandContext),
  ].filter((part) => part !== undefined);

  function failed(isTurning = false): void {
    errorList.watch();
    isTurningFailed = isTurning;
    failedAttempts.value += 1;
    isSubmitted.value = false;
  }

  const core: CommandHandlers<CoreCommandKind> = {
    ...createFillingCommands(commandContext),
    ...createSendingCommands(commandContext, {
      errorList,
      isSubmitted,
      showErrors(errors) {
        for (const part of parts) part.showErrors?.(errors);
      },
    }),
    restore(kept) {
      for (const part of parts) part.restore?.(kept);
    },
    // Where there are no rows, nothing around a field is closed.
    reveal: () => false,
    restoreLeft() {},
  };
  const handlers: Partial<CommandHandlers> = Object.assign(core, ...parts.map((part) => part.commands));

  const form: Form = {
    ...{ page, fields, wizard, idPrefix: context.idPrefix, isReadOnly: context.isReadOnly },
    locale: () => context.dictionary.value.locale,
    errors: () => errorList.items.value,
    subscribeErrors: (listener) => whenChanged(() => [errorList.items.value, failedAttempts.value], listener),
    failedAttempts: () => failedAttempts.value,
    isTurningFailed: () => isTurningFailed,
    isValid: () => index.all().every((field) => field.failures().every(({ rule }) => rule.isQuestion)),
    data: () => dataToSend(context),
    answers: () => allAnswers(context),
    withoutSecrets: (data, onDevice) => dataToKeep(data, context, onDevice),
    kept(onDevice) {
      let kept: Kept = { openRows: [], transientStates: [] };
      for (const part of parts) kept = { ...kept, ...part.kept?.(onDevice) };
      return kept;
    },
    selectData: () => abilities.transientState?.selectDataOf(index.all()),
    canAddRow: (grid) => abilityOf(context, 'rows').canAddRow(liveOf(grid), context),
    nonConverging: () => reactions.nonConverging(),
    isPristine: () => !index.all().some((field) => field.isModified()),
    isSubmitted: () => isSubmitted.value,
    // An accessor would give each form a shape of its own, by which a form lives until a full collection.
    stored: abilities.storing?.createStored(context) ?? notStored,
    fieldById: (id) => index.byId(id),
    fieldByPath: (path) => index.find(path),
    dispatch(command) {
      const handle = handlers[command.kind] ?? lacks(command.kind);
      return handle(command);
    },
    ...{ on: events.on, onWrite: commands.onWrite },
    dispose() {
      for (const stop of stops) stop();
      errorList.dispose();
    },
  };
  settle();
  abilities.logic?.heedEvents(commandContext);
  for (const fields of [commands.written, commands.changed]) fields.clear();
  return form;

  /** To the fix-point, with what code asked for on the way. */
  function settle(): void {
    reactions.settle();
    if (context.effects.length > 0) abilityOf(context, 'code').applyEffects(form, context, reactions.settle);
  }

  function liveOf(field: Field): InternalField {
    const live = index.byId(field.id);
    if (live === undefined) throw new Error(`Field ${field.id} belongs to another form.`);
    return live;
  }
}
