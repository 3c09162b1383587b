import { createForm, navigationIn, textsOf } from '@guichet/engine';
import { createRunCode } from '@guichet/engine/code';
import { everyPart } from '@guichet/fields/every-part';
import { everyView } from '@guichet/fields/every-view';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { ErrorAlert, FormView } from '@guichet/renderer';
import { navigate, WizardPages } from '@guichet/renderer/wizard';
import { createRoot } from 'react-dom/client';

// Draws the form of a file as our pages do, to be looked at beside Form.io's own.
const place = document.getElementById('bench');
const definition: unknown = await (await fetch('/definition.json')).json();
const prepared = prepareForm(definition, { models });
if (place === null || prepared.kind !== 'prepared') throw new Error('The file holds no form.');
const { form: page } = prepared;

const locale = new URLSearchParams(location.search).get('locale') === 'fr' ? 'fr' : 'en';
document.documentElement.lang = locale;
const sheet = new CSSStyleSheet();
sheet.replaceSync(page.styleSheet);
document.adoptedStyleSheets = [sheet];

const form = createForm(page, {
  ...{ ...everyPart, runCode: createRunCode(), locale, texts: textsOf(page, locale) },
  environment: { now: Date.now(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, seed: 1 },
});
createRoot(place).render(
  <main className="g-main">
    <ErrorAlert form={form} />
    <FormView
      form={form}
      action=""
      views={everyView}
      wizard={{ views: everyView, Pages: WizardPages, Review: () => null, navigationIn, turn: navigate }}
      onSubmit={(button) => void form.dispatch({ kind: 'submit', by: button })}
      onConnected={() => place.setAttribute('data-drawn', '')}
    />
  </main>,
);
