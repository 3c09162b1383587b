import { createForm, type Form, textsOf } from '@guichet/engine';
import { prepareForm } from '@guichet/engine/prepare';
import { models } from '@guichet/fields/models';
import { FormView } from '@guichet/renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BenchComponent } from '../definitions.ts';

/** Prepares outside of what is measured, as the service does. */
export function prepareOurs(components: readonly BenchComponent[]): (container: HTMLElement) => () => void {
  const prepared = prepareForm({ title: 'Bench', path: 'bench', components }, { models });
  if (prepared.kind !== 'prepared') throw new Error('The benchmark form is no form.');
  const texts = textsOf(prepared.form, 'en');
  const environment = { now: 0, timeZone: 'UTC', seed: 1 };
  return (container) => {
    const form: Form = createForm(prepared.form, { models, locale: 'en', texts, environment });
    const root = createRoot(container);
    flushSync(() => root.render(<FormView form={form} action="/" />));
    return () => {
      root.unmount();
      form.dispose();
    };
  };
}
