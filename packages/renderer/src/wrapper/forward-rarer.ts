import { type Form, follow } from '@guichet/engine';
import { emitForwarded } from './create-emitter.ts';
import { eventComponent } from './event-component.ts';
import type { Emit } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';

/** Events that name a field: the host gets its component, as in Form.io, and the field beside it. */
const ofRows = [
  ...(['dataGridAddRow', 'editGridAddRow', 'editGridEditRow'] as const),
  ...(['editGridSaveRow', 'editGridCancelRow'] as const),
] as const;

/** Forwards the events of forms with rows, pages or buttons of their author. Returns the end of it. */
export function forwardRarer(form: Form, emit: Emit, props: () => FormProps): () => void {
  const stops = [
    ...ofRows.map((event) =>
      form.on(event, (...[detail]) => {
        const { component } = detail;
        const named = { ...detail, component: eventComponent(component), instance: component };
        emitForwarded(props(), event, [named]);
      }),
    ),
  ];
  const { wizard } = form;
  // Told outside of what follows the pages: a host may read all of the form.
  const tellPages = () => queueMicrotask(() => emit('pagesChanged'));
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
