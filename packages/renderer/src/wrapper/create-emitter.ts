import { type Emit, listenerName } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';

/** Tells a host of events, by the listeners that it has at that moment. */
export function createEmitter(props: () => FormProps): Emit {
  return (event, ...payload) => {
    emitForwarded(props(), event, payload);
  };
}

/** An event under the name that a form's author gave it. */
export function emitCustom(props: FormProps, type: string, payload: unknown): void {
  call(props.otherEvents, type, [payload]);
}

/** An event of the form itself: in `otherEvents` by its name, or with the prefix that Form.io's emitter gives it. */
export function emitForwarded(props: FormProps, event: string, payload: readonly unknown[]): void {
  call(props, listenerName(event), payload);
  props.onAny?.(event, ...payload);
  call(props.otherEvents, event, payload);
  call(props.otherEvents, `formio.${event}`, payload);
}

/** A host's listeners are unchecked: a name may hold anything, or nothing. */
function call(listeners: object | undefined, name: string, payload: readonly unknown[]): void {
  const listener: unknown = listeners && Object.hasOwn(listeners, name) && Reflect.get(listeners, name);
  if (typeof listener === 'function') listener(...payload);
}
