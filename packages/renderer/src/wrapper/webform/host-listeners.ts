import { isJsonObject } from '@guichet/definition';
import type { FormProps } from '../form-props.ts';
import type { Webform, WebformListener } from './webform.ts';

/** Listeners that a host adds to a form by name, beside those in its props. */
export interface HostListeners {
  /** Props that call them, too. */
  with(props: FormProps): FormProps;
  readonly commands: Pick<Webform, 'on' | 'off'>;
}

export function createHostListeners(): HostListeners {
  const listeners = new Map<string, Set<WebformListener>>();

  function call(event: string, payload: readonly unknown[]): void {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...payload);
  }

  return {
    with: (props) => ({
      ...props,
      onAny(event, ...payload) {
        props.onAny?.(event, ...payload);
        call(event, payload);
        const [custom] = payload;
        // An author's own events are called under their own names.
        if (event === 'customEvent' && isCustom(custom)) call(custom.type, [custom.given ?? custom.data]);
      },
    }),
    commands: {
      on(event, listener) {
        const known = listeners.get(event) ?? new Set();
        listeners.set(event, known.add(listener));
        return () => known.delete(listener);
      },
      off(event, listener) {
        if (listener === undefined) listeners.delete(event);
        else listeners.get(event)?.delete(listener);
      },
    },
  };
}

function isCustom(detail: unknown): detail is { readonly type: string; given?: unknown; data?: unknown } {
  return isJsonObject(detail) && typeof detail.type === 'string';
}
