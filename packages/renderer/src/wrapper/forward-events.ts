import type { JsonObject } from '@guichet/definition';
import { type Change, type Form, follow } from '@guichet/engine';
import type { Tell, ToldChange } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';
import { tellCustom, tellForwarded } from './tell.ts';
import { toldComponent } from './told-component.ts';

/** What the engine tells goes on to the host as it is. */
const asTheyAre = [
  ...(['focus', 'blur', 'submitError', 'error', 'submit', 'submitDone', 'languageChanged'] as const),
  ...(['nextPage', 'prevPage', 'dataGridDeleteRow', 'editGridDeleteRow'] as const),
] as const;

/** What names a field: the host is given its component, as Form.io gives it, and the field beside it. */
const ofRows = [
  ...(['dataGridAddRow', 'editGridAddRow', 'editGridEditRow'] as const),
  ...(['editGridSaveRow', 'editGridCancelRow'] as const),
] as const;

/** Tells a host what a form tells, in the shapes that hosts of Form.io know. Returns the end of it. */
export function forwardEvents(
  form: Form,
  tell: Tell,
  props: () => FormProps,
  metadata: () => JsonObject,
): () => void {
  const stops = [
    ...asTheyAre.map((event) =>
      form.on(event, (...payload: readonly unknown[]) => tellForwarded(props(), event, payload)),
    ),
    ...ofRows.map((event) =>
      form.on(event, (...[told]) => {
        const { component } = told;
        const named = { ...told, component: toldComponent(component), instance: component };
        tellForwarded(props(), event, [named]);
      }),
    ),
    form.on('change', (submission, { changed, changes }, modified) => {
      const first = toldChange(changed);
      tell(
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
        { changed: first, changes: changes.map(toldChange) },
        modified,
      );
    }),
    form.on('componentChange', (change) => tell('componentChange', toldChange(change))),
    form.on('componentError', (error) =>
      tell('componentError', { ...error, instance: error.field, external: false }),
    ),
    form.on('submitButton', (pressed) => {
      const { instance } = pressed;
      tell('submitButton', { ...pressed, noValidate: false, component: instance && toldComponent(instance) });
    }),
    form.on('customEvent', ({ component: instance, ...event }) => {
      tell('customEvent', { ...event, instance, component: instance && toldComponent(instance) });
      tellCustom(props(), event.type, event.given ?? event.data);
    }),
  ];
  const { wizard } = form;
  // Told outside of what follows the pages: a host may read all of the form.
  const tellPages = () => queueMicrotask(() => tell('pagesChanged'));
  if (wizard !== undefined)
    stops.push(
      follow(
        () =>
          wizard
            .pages()
            .map(({ id }) => id)
            .join(' '),
        tellPages,
      ),
    );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Its component is put together only when a host reads it: this is told at every key. */
function toldChange({ instance, value }: Change): ToldChange {
  return {
    ...{ instance, value, flags: {} },
    get component() {
      return toldComponent(instance);
    },
  };
}
