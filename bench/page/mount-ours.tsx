import { createForm, type PageForm, type Texts } from '@guichet/engine';
import { ErrorAlert, FormView } from '@guichet/renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadFeatures } from '../../apps/residents/src/client/load-features.ts';
import { offerMount, place } from './offer-mount.ts';

const { container, name } = place();
const { form: page, texts }: { readonly form: PageForm; readonly texts: Texts } = await (
  await fetch(`/prepared/${name}`)
).json();
const environment = { now: 0, timeZone: 'UTC', seed: 1 };

const site = { base: '', names: { en: '', fr: '' }, publicUrls: {}, timeZone: 'UTC' };
const { parts, wizard } = await loadFeatures(page, site);

offerMount(() => {
  const form = createForm(page, { ...parts, locale: 'en', texts, environment });
  flushSync(() =>
    createRoot(container).render(
      <main className="g-main">
        <h1>{name}</h1>
        <ErrorAlert form={form} />
        <FormView form={form} action="/" wizard={wizard} />
      </main>,
    ),
  );
});
