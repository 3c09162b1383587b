/** React hears changes of the selection on the document from the first form on, once and permanently. */
const isOfReact = 'selectionchange';

interface Standing {
  readonly on: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
  readonly signal: AbortSignal | undefined;
}

let standing: readonly Standing[] = [];

/** The listeners on the window and the document: a browser names them to nobody. */
export function listenersOfPage(): readonly string[] {
  return standing
    .filter(({ type, signal }) => type !== isOfReact && signal?.aborted !== true)
    .map(({ on, type, listener }) => `${on === window ? 'window' : 'document'}: ${type} ${listener}`);
}

for (const on of [window, document]) {
  const isSame = (registered: Standing, type: string, listener: unknown, capture: boolean) =>
    registered.on === on &&
    registered.type === type &&
    registered.listener === listener &&
    registered.capture === capture;
  Object.assign(on, {
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: AddEventListenerOptions | boolean,
    ) {
      EventTarget.prototype.addEventListener.call(on, type, listener, options);
      const { capture = false, once, signal } = toOptions(options);
      // One that hears once is gone by itself.
      if (
        listener === null ||
        once ||
        standing.some((registered) => isSame(registered, type, listener, capture))
      )
        return;
      standing = [...standing, { on, type, listener, capture, signal }];
    },
    removeEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: EventListenerOptions | boolean,
    ) {
      EventTarget.prototype.removeEventListener.call(on, type, listener, options);
      const { capture = false } = toOptions(options);
      standing = standing.filter((registered) => !isSame(registered, type, listener, capture));
    },
  });
}

function toOptions(options: AddEventListenerOptions | boolean = {}): AddEventListenerOptions {
  return typeof options === 'boolean' ? { capture: options } : options;
}
