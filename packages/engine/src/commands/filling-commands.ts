import { rowsOf } from '../data/data-tree.ts';
import { errorItemsOf } from '../errors/error-list.ts';
import { replaceRows, writeValue } from '../fields/value.ts';
import { allWithin } from '../fields/within.ts';
import type { CommandHandlers } from '../form-command.ts';
import type { CommandContext } from './command-context.ts';
import type { FillingCommandKind } from './form-part.ts';
import { typeOfEvent } from './type-of-event.ts';
import { endTyped } from './typing.ts';

/** Commands of a resident who fills in the form, and of its host. */
export function createFillingCommands({
  context,
  commands,
  events,
  typing,
  liveOf,
  form,
}: CommandContext): CommandHandlers<FillingCommandKind> {
  const { index, abilities } = context;
  return {
    setValue({ field, value, isTyped = false }) {
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
    input({ field, ...given }) {
      if (context.isReadOnly) return;
      const live = liveOf(field);
      const { model, component } = live;
      const value = 'value' in given ? model.normalise(given.value, component) : live.kept(given.strings);
      if (typeof value === 'symbol') return;
      const strings = 'value' in given ? live.written(value) : given.strings;
      const [{ locale }, before] = [context.dictionary.peek(), live.shown()];
      commands.run(() => {
        typing.begin(live);
        live.isOverridden ||= component.allowCalculateOverride === true;
        if (live.transientState)
          live.transientState.value = model.transientStateOf?.(strings, live.transientState.peek());
        writeValue(live, value, context);
        live.typed = model.formatWhileTyping?.(strings, component, locale, before);
        if (live.shown().join('\n') === strings.join('\n')) commands.written.delete(live);
        else commands.written.add(live);
      }, true);
    },
    focus({ field }) {
      events.emit('focus', liveOf(field));
    },
    blur({ field }) {
      const live = liveOf(field);
      live.isLeft = true;
      commands.run(() => {
        typing.end(live);
        endTyped(live, commands);
      });
      events.emit('blur', live);
    },
    validate({ within }) {
      const validated = (within === undefined ? index.all() : allWithin(within)).map(liveOf);
      commands.run(() => {
        for (const field of validated) {
          typing.end(field);
          const now = field.validationState.peek();
          if (!now.isValidated) field.validationState.value = { ...now, isValidated: true };
          for (const row of field.rows() ?? []) row.isLeftOpen.value = true;
        }
      });
      return validated.flatMap(errorItemsOf);
    },
    setEnvironment({ environment }) {
      commands.run(() => {
        context.environment.value = environment;
        context.environmentSince = context.runCode?.clock?.now() ?? 0;
      });
    },
    requestSubmit: context.askToSubmit,
    emit({ event, from, given }) {
      if (event === 'submitButton') return context.askToSubmit();
      const data = form().data();
      commands.run(() => {
        context.happened.value = new Set([...context.happened.peek(), event]);
        abilities.logic?.actOnEvent(event, [data], context);
      });
      events.emit('customEvent', { type: typeOfEvent(event, given), component: from, data, given });
    },
  };
}
