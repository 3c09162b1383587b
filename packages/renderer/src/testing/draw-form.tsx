import type { Json, JsonObject, Locale } from '@guichet/definition';
import { createForm, type Form, navigationIn, type Observer, type RunCode, textsOf } from '@guichet/engine';
import { BlockedNotice } from '@guichet/fields/blocked-notice';
import { carryAny, everyView } from '@guichet/fields/every-view';
import { exactParts } from '@guichet/fields/exact-parts';
import { FilesElsewhere } from '@guichet/fields/files-elsewhere';
import { models } from '@guichet/fields/models';
import type { Act, FormInstance, Maps, Sources, Views } from '@guichet/fields/views';
import { prepareForm } from '@guichet/prepare';
import type { FileService } from '@guichet/service-client/file-service';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { ErrorAlert } from '../error-alert.tsx';
import { FormView, type WizardParts } from '../form-view.tsx';
import { LanguageNote } from '../language-note.tsx';
import { RequiredNote } from '../required-note.tsx';
import '../styles.ts';
import { navigate, WizardPages } from '../wizard.ts';

interface Options {
  readonly locale?: Locale;
  readonly display?: 'wizard';
  readonly settings?: JsonObject;
  readonly submission?: JsonObject;
  readonly observe?: Observer;
  readonly views?: Views;
  /** Acts on the server's HTML before the script runs. */
  readonly before?: (container: HTMLElement) => void;
  /** As a page is left by a plain post: done to the form before it is drawn, on both sides. */
  readonly asLeft?: (form: Form) => void;
  readonly onSubmit?: () => void;
  readonly onAct?: Act;
  readonly runCode?: RunCode;
  readonly maps?: Maps;
  readonly files?: FileService;
  readonly fileSite?: FormInstance['fileSite'];
  readonly processFile?: (file: File) => Promise<File>;
  readonly sources?: Sources;
  readonly readOnly?: boolean;
  readonly onConnected?: (form: Form, element: HTMLFormElement) => void;
}

type Drawing = Pick<WizardParts, 'views' | 'carry'>;

export interface DrawnForm {
  readonly form: Form;
  readonly container: HTMLElement;
  /** The HTML of the server, and what stands in the document once it is hydrated, before anything comes to life. */
  readonly served: string;
  readonly hydrated: string;
  /** React's recovered errors: none, ever. */
  readonly recovered: readonly string[];
  readonly root: Root;
  /** Before the test ends, which closes it too. */
  close(): void;
}

export function openForm(components: readonly Json[], options: Options = {}): Form {
  const { locale = 'en', display = 'form', settings = {}, submission, observe, runCode, readOnly } = options;
  const prepared = prepareForm({ title: 'Test', path: 'test', display, settings, components }, { models });
  if (prepared.kind !== 'prepared') throw new Error(JSON.stringify(prepared.problems));
  const form = createForm(prepared.form, {
    ...exactParts(prepared.form),
    locale,
    texts: textsOf(prepared.form, locale),
    environment: { now: 0, timeZone: 'America/Toronto', seed: 1 },
    ...(submission && { submission }),
    ...(observe && { observe }),
    ...(runCode && { runCode }),
    ...(readOnly && { readOnly }),
  });
  options.asLeft?.(form);
  return form;
}

/** Draws a form as a page does: HTML from the server, which knows every type, then hydration by a form of its own with what it names. */
export async function drawForm(components: readonly Json[], options: Options = {}): Promise<DrawnForm> {
  const container = document.createElement('main');
  document.body.append(container);
  document.documentElement.lang = options.locale ?? 'en';
  const page = (form: Form, drawing: Drawing, onConnected: (element: HTMLFormElement) => void) => (
    <>
      <h1>Test</h1>
      <LanguageNote form={form} />
      <ErrorAlert form={form} />
      <RequiredNote locale={form.locale()} />
      <FormView
        form={form}
        action="/"
        {...(options.views && { views: options.views })}
        wizard={{
          ...drawing,
          ...{ Pages: WizardPages, Elsewhere: FilesElsewhere, Blocked: BlockedNotice },
          ...{ Review: () => null, navigationIn, turn: navigate },
          ...(options.maps && { maps: options.maps }),
          ...(options.files && { files: options.files }),
          ...(options.fileSite && { fileSite: options.fileSite }),
          ...(options.processFile && { processFile: options.processFile }),
          ...(options.sources && { sources: options.sources }),
        }}
        onSubmit={(button) => {
          options.onSubmit?.();
          form.dispatch({ kind: 'submit', by: button });
        }}
        {...(options.onAct && { onAct: options.onAct })}
        onConnected={onConnected}
      />
    </>
  );
  container.innerHTML = renderToString(
    page(openForm(components, options), { views: everyView, carry: carryAny }, () => {}),
  );
  const served = container.innerHTML;
  options.before?.(container);
  const form = openForm(components, options);
  // A form for reading is drawn with all views.
  const drawing = form.isReadOnly ? { views: everyView, carry: carryAny } : exactParts(form.page);
  const recovered: string[] = [];
  let hydrated = '';
  const root = await new Promise<Root>((resolve) => {
    const connected = (element: HTMLFormElement) => {
      hydrated ||= container.innerHTML;
      options.onConnected?.(form, element);
      resolve(hydrating);
    };
    const hydrating = hydrateRoot(container, page(form, drawing, connected), {
      onRecoverableError: (error) => recovered.push(String(error)),
    });
  });
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    flushSync(() => root.unmount());
    form.dispose();
    container.remove();
    document.documentElement.lang = 'en';
  };
  onTestFinished(close);
  return { form, container, served, hydrated, recovered, root, close };
}
