import type { JsonObject, Locale } from '@guichet/definition';
import { createForm, deviceEnvironment, type Form, type Texts } from '@guichet/engine';
import type { FoundForm } from './find-form.ts';
import type { Emit } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';
import { forwardEvents } from './forward-events.ts';
import { attachIn } from './liven-in.ts';
import { pageIndex } from './page-index.ts';
import type { Webform } from './webform/webform.ts';

/** A form instance on a host's page. */
export interface Opened {
  readonly form: Form;
  /** No other form on the page has it. */
  readonly id: number;
  /** The same for each try of one sending. */
  readonly key: { current(): string; renew(): void; adopt(key: string): void };
  /** Tells the host of what happens, from here on. Returns the end of that: nothing of the form is left then. */
  join(emit: Emit, props: () => FormProps, events: Joining): () => void;
  /** It answers to the resident. */
  connected(element: HTMLFormElement, emit: Emit, webform: Webform): void;
}

interface Joining {
  /** Code of the form's author asks for it to be sent. */
  readonly send: () => void;
  /** Of the submission that is shown. */
  readonly metadata: () => JsonObject;
}

interface Begin {
  readonly readOnly?: boolean | undefined;
  readonly data?: JsonObject | undefined;
  /** Of the form whose place it takes: pages and rows are found by it. */
  readonly idPrefix?: string | undefined;
}

let opened = 0;

/** Brings a form that was found to life, with ids of its own. */
export function openHostForm(
  { page, parts, telling }: FoundForm,
  { locale, texts }: { readonly locale: Locale; readonly texts: Texts },
  { readOnly, data, idPrefix = `g${opened + 1}-` }: Begin,
): Opened {
  opened += 1;
  const id = opened;
  const form = createForm(page, {
    ...parts,
    ...{ locale, texts, environment: deviceEnvironment(), idPrefix, isEmbedded: true },
    ...(data && { submission: data }),
    ...(readOnly === true && { readOnly }),
  });
  let key: string = crypto.randomUUID();
  let stopLivening: (() => void) | undefined;
  let isEmitted = false;
  let isJoined = false;

  return {
    ...{ form, id },
    key: {
      current: () => key,
      renew() {
        key = crypto.randomUUID();
      },
      adopt(adopted) {
        key = adopted;
      },
    },
    join(emit, props, { send, metadata }) {
      const stopTelling = forwardEvents(form, emit, props, metadata);
      const stopRarer = telling?.forwardRarer(form, emit, props);
      const stopSending = form.on('submitRequested', () => queueMicrotask(send));
      isJoined = true;
      const { wizard } = form;
      let shown = wizard?.current().id;
      const stopWizard = wizard?.subscribe(() => {
        const current = wizard.current();
        if (current.id === shown) return;
        shown = current.id;
        queueMicrotask(() => emit('render', { component: current.panel, page: pageIndex(form) }));
      });
      return () => {
        stopTelling();
        stopRarer?.();
        stopSending();
        stopWizard?.();
        stopLivening?.();
        stopLivening = undefined;
        isJoined = false;
        // React's development mode takes an effect back only to run it again at once.
        queueMicrotask(() => {
          if (isJoined) return;
          form.dispose();
          // File fields have loaded that file already.
          if (telling !== undefined) import('./deferred.ts').then(({ putFilesAway }) => putFilesAway(form));
        });
      };
    },
    connected(element, emit, webform) {
      stopLivening?.();
      stopLivening = attachIn(form, element);
      if (isEmitted) return;
      isEmitted = true;
      emit('build', webform);
      emit('attach', webform);
      emit('formReady', webform);
      emit('render', element);
      emit('initialized');
    },
  };
}
