import { defaultLocale, isLocale } from '@guichet/definition';
import { createForm, textsOf } from '@guichet/engine';
import { createRunCode } from '@guichet/engine/code';
import { everyPart } from '@guichet/fields/every-part';
import { everyView } from '@guichet/fields/every-view';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { FormView } from '@guichet/renderer';
import { createRoot } from 'react-dom/client';
import { catalogue } from './catalogue.ts';
import { componentsIn, isState, type State } from './states.ts';
import './style.css';

/** `frame.html?example=textfield/plain&state=filled&locale=fr` draws one example, and nothing else. */
const asked = new URLSearchParams(location.search);
const example = catalogue.find(({ id }) => id === asked.get('example'));
const state = asked.get('state');
const place = document.getElementById('frame');
if (example !== undefined && place !== null && isState(state)) draw(place, example.component, state);

function draw(container: HTMLElement, component: Parameters<typeof componentsIn>[1], shown: State): void {
  const language = asked.get('locale');
  const locale = isLocale(language) ? language : defaultLocale;
  document.documentElement.lang = locale;
  const definition = { title: 'Example', path: 'example', components: [...componentsIn(shown, component)] };
  const prepared = prepareForm(definition, { models });
  if (prepared.kind !== 'prepared') throw new Error('An example cannot be a form.');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(prepared.form.styleSheet);
  document.adoptedStyleSheets = [sheet];
  const form = createForm(prepared.form, {
    ...{ ...everyPart, runCode: createRunCode(), locale, texts: textsOf(prepared.form, locale) },
    readOnly: shown === 'read-only',
    environment: { now: Date.now(), timeZone: 'America/Toronto', seed: 1 },
  });
  if (shown === 'error') form.dispatch({ kind: 'submit' });
  createRoot(container).render(
    <FormView
      form={form}
      action=""
      views={everyView}
      onSubmit={(button) => void form.dispatch({ kind: 'submit', by: button })}
      onConnected={() => container.setAttribute('data-drawn', shown)}
    />,
  );
}
