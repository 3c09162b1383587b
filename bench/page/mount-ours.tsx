import { createForm, type PageForm, type Texts } from '@guichet/engine';
import { everyday, isEveryday } from '@guichet/fields/everyday';
import { views as ownViews } from '@guichet/fields/views';
import { ErrorAlert, FormView } from '@guichet/renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerMount, place } from './offer-mount.ts';

const { container, name } = place();
const { form: page, texts }: { readonly form: PageForm; readonly texts: Texts } = await (
  await fetch(`/prepared/${name}`)
).json();
const environment = { now: 0, timeZone: 'UTC', seed: 1 };

const isPlain = isEveryday(page);
const parts = isPlain ? everyday : (await import('@guichet/fields/whole')).wholePage;
const views = isPlain ? ownViews : (await import('@guichet/fields/whole-views')).wholeViews;

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
