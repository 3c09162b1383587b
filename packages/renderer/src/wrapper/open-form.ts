import type { JsonObject, Locale } from '@guichet/definition';
import { createForm, type Field, type Form, type Texts } from '@guichet/engine';
import type { FoundForm } from './find-form.ts';
import { forwarded, type Tell } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';
import { livenIn } from './liven-in.ts';
import { tellCustom, tellForwarded } from './tell.ts';
import { pageIndex } from './turn-with.ts';

/** A living form on a host's page. */
export interface Opened {
  readonly form: Form;
  /** The same for each try of one sending. */
  readonly key: { current(): string; renew(): void };
  /** Tells the host of what happens, from here on. Returns the end of that: nothing of the form is left then. */
  join(tell: Tell, props: () => FormProps, send: (button: Field | undefined) => void): () => void;
  /** It answers to the resident. */
  connected(element: HTMLFormElement, tell: Tell): void;
}

interface Begin {
  readonly readOnly?: boolean | undefined;
  readonly data?: JsonObject | undefined;
}

let opened = 0;

/** Brings a form that was found to life, with ids of its own. */
export function openForm(
  { page, parts }: FoundForm,
  { locale, texts }: { readonly locale: Locale; readonly texts: Texts },
  { readOnly, data }: Begin,
): Opened {
  opened += 1;
  const form = createForm(page, {
    ...parts,
    ...{ locale, texts, environment: environmentHere(), idPrefix: `g${opened}-` },
    ...(data && { submission: data }),
    ...(readOnly === true && { readOnly }),
  });
  let key = crypto.randomUUID();
  let stopLivening: (() => void) | undefined;
  let isTold = false;
  let isJoined = false;

  return {
    form,
    key: {
      current: () => key,
      renew() {
        key = crypto.randomUUID();
      },
    },
    join(tell, props, send) {
      const stops = forwarded.map((event) =>
        form.on(event, (...payload: readonly unknown[]) => tellForwarded(props(), event, payload)),
      );
      stops.push(form.on('customEvent', (event) => tellCustom(props(), event.type, event)));
      stops.push(form.on('submitRequested', () => queueMicrotask(() => send(undefined))));
      isJoined = true;
      const { wizard } = form;
      let shown = wizard?.current().id;
      const stopWizard = wizard?.subscribe(() => {
        const current = wizard.current();
        if (current.id === shown) return;
        shown = current.id;
        queueMicrotask(() => tell('render', { component: current.panel, page: pageIndex(form) }));
      });
      return () => {
        for (const stop of stops) stop();
        stopWizard?.();
        stopLivening?.();
        stopLivening = undefined;
        isJoined = false;
        // React's development mode takes an effect back only to run it again at once.
        queueMicrotask(() => isJoined || form.dispose());
      };
    },
    connected(element, tell) {
      stopLivening?.();
      stopLivening = livenIn(form, element);
      if (isTold) return;
      isTold = true;
      tell('formReady', form);
      tell('render', element);
      tell('initialized');
    },
  };
}

/** This browser's own clock, time zone and chance. */
function environmentHere() {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { now: Date.now(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, seed };
}
