import type { JsonObject } from '@guichet/definition';
import type { Change, Form } from '@guichet/engine';
import { emitCustom, emitForwarded } from './create-emitter.ts';
import { eventComponent } from './event-component.ts';
import type { ChangeDetail, Emit } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';

/** Engine events that the host gets unchanged. */
const asTheyAre = [
  ...(['focus', 'blur', 'submitError', 'error', 'submit', 'submitDone', 'languageChanged'] as const),
  ...(['nextPage', 'prevPage', 'dataGridDeleteRow', 'editGridDeleteRow'] as const),
] as const;

/** Tells a host what a form tells, in the shapes that hosts of Form.io know. Returns the end of it. */
export function forwardEvents(
  form: Form,
  emit: Emit,
  props: () => FormProps,
  metadata: () => JsonObject,
): () => void {
  const stops = [
    ...asTheyAre.map((event) =>
      form.on(event, (...payload: readonly unknown[]) => emitForwarded(props(), event, payload)),
    ),
    form.on('change', (submission, { changed, changes }, modified) => {
      const first = changeDetail(changed);
      emit(
        'change',
        {
          get data() {
            return submission.data;
          },
          get isValid() {
            return submission.isValid;
          },
          ...{ metadata: metadata(), changed: first },
        },
        { changed: first, changes: changes.map(changeDetail) },
        modified,
      );
    }),
    form.on('componentChange', (change) => emit('componentChange', changeDetail(change))),
    form.on('componentError', (error) =>
      emit('componentError', { ...error, instance: error.field, external: false }),
    ),
    form.on('customEvent', ({ component: instance, ...event }) => {
      emit('customEvent', { ...event, instance, component: instance && eventComponent(instance) });
      emitCustom(props(), event.type, event.given ?? event.data);
    }),
    form.on('submitButton', (pressed) => {
      const { instance } = pressed;
      emit('submitButton', {
        ...pressed,
        noValidate: false,
        component: instance && eventComponent(instance),
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Its component is put together only when a host reads it: this event comes at every key. */
function changeDetail({ instance, value }: Change): ChangeDetail {
  return {
    ...{ instance, value, flags: {} },
    get component() {
      return eventComponent(instance);
    },
  };
}
