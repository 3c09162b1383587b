import type { Json, Locale } from '@guichet/definition';
import type { Form, Models } from '@guichet/engine';
import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { everyView } from '../every-view.ts';
import { openForm } from '../form-instance/open-form.ts';
import { FieldSlots, ViewsContext } from '../frame/field-slot.tsx';
import type { Views } from '../frame/view.ts';
import { exactParts } from './exact-parts.ts';

export interface DrawnFields {
  readonly form: Form;
  readonly container: HTMLElement;
  /** React's errors: none, ever. */
  readonly complaints: readonly string[];
  /** Before the test ends, which closes it too. */
  close(): void;
}

interface Options {
  readonly locale?: Locale;
  /** Types beside the registered ones. */
  readonly models?: Models;
  readonly views?: Views;
  /** Acts on the form before it is drawn. */
  readonly before?: (form: Form) => void;
  /** Acts on the server's HTML before the script runs. */
  readonly served?: (container: HTMLElement) => void;
}

/** Draws fields as a page does: the HTML of the server, which knows every type, then hydration with what the form names. */
export async function drawFields(components: readonly Json[], options: Options = {}): Promise<DrawnFields> {
  const { locale = 'en', before, served, models = {}, views } = options;
  const complaints: string[] = [];
  const say = console.error;
  console.error = (...words) => complaints.push(words.map(String).join(' '));
  const formInstance = () => {
    const form = openForm(components, { locale, models });
    before?.(form);
    return form;
  };
  const form = formInstance();
  const container = document.createElement('main');
  document.body.append(container);
  container.innerHTML = renderToString(drawn(formInstance(), views ?? everyView));
  served?.(container);
  const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) => {
    const made = hydrateRoot(
      container,
      <Hydrated onDone={() => resolve(made)}>{drawn(form, views ?? exactParts(form.page).views)}</Hydrated>,
      {
        onRecoverableError: (error) => complaints.push(String(error)),
      },
    );
  });
  console.error = say;
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    flushSync(() => root.unmount());
    form.dispose();
    container.remove();
  };
  onTestFinished(close);
  return { form, container, complaints, close };
}

function drawn(form: Form, views: Views) {
  return (
    <ViewsContext.Provider value={views}>
      <FieldSlots fields={form.fields} />
    </ViewsContext.Provider>
  );
}

/** Tells when what it holds was hydrated. */
function Hydrated({ children, onDone }: { readonly children: ReactNode; readonly onDone: () => void }) {
  useEffect(onDone);
  return children;
}
