import { createForm, type PageForm, type Texts } from '@guichet/engine';
import { core } from '@guichet/fields/features/core';
import { partsOf } from '@guichet/fields/features/feature';
import { ErrorAlert, FormView } from '@guichet/renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerMount, place } from './offer-mount.ts';

const { container, name } = place();
const { form: page, texts }: { readonly form: PageForm; readonly texts: Texts } = await (
  await fetch(`/prepared/${name}`)
).json();
const environment = { now: 0, timeZone: 'UTC', seed: 1 };

const isPlain = page.features.length === 0;
const own = partsOf([core]);
const parts = isPlain ? own : (await import('@guichet/fields/every-part')).everyPart;
const views = isPlain ? own.views : (await import('@guichet/fields/every-view')).everyView;

offerMount(() => {
  const form = createForm(page, { ...parts, locale: 'en', texts, environment });
  flushSync(() =>
    createRoot(container).render(
      <main className="g-main">
        <h1>{name}</h1>
        <ErrorAlert form={form} />
        <FormView form={form} action="/" views={views} />
      </main>,
    ),
  );
});
