import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import { createForm, type Field, navigationIn, textsOf } from '@guichet/engine';
import { createRunCode, pageTimeLimit } from '@guichet/engine/code';
import { everyPart, ownCode } from '@guichet/fields/every-part';
import { everyView } from '@guichet/fields/every-view';
import { models } from '@guichet/fields/models';
import type { View } from '@guichet/fields/views';
import { prepareForm } from '@guichet/prepare';
import { ErrorAlert, FormView } from '@guichet/renderer';
import { disableUntilValid } from '@guichet/renderer/disable-until-valid';
import { navigate, WizardPages } from '@guichet/renderer/wizard';
import { createRoot } from 'react-dom/client';
import { aimAt, type ControlSelectors } from './aim.ts';
import { type ComparedState, markName, type SeenComponent, type WayOn } from './page-state.ts';
import { isSeen, type Looks, readElement, textOfElement } from './read-element.ts';

const looks: Looks = {
  label: '.g-label, legend:not(.g-visually-hidden, .g-editgrid__title), .g-panel__title',
  message: '.g-error > div, .g-error:not(:has(> div))',
  notText:
    '.g-asterisk, .g-visually-hidden, [aria-hidden="true"], .g-tooltip, .g-tooltip-button, script, style, noscript',
  readOnly: ':not(*)',
  chosen: '.g-combobox__item',
};

const places: ControlSelectors = {
  text: 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea, select',
  option: 'input[type=checkbox], input[type=radio]',
  list: 'select, input[role=combobox]',
  add: 'button.g-add-row',
  remove: 'button[value^="row:remove "]',
  save: 'button[value^="row:save "]',
  press: 'button.g-button',
  next: '.g-turns button[value=forward]',
  previous: '.g-turns button[value=previous]',
  submit: '.g-turns button[value=forward], .g-actions:not(.g-turns) > button[type=submit]',
};

const place = document.getElementById('bench');
const number = new URLSearchParams(location.search).get('form');
const definition: unknown = await (await fetch(`/definitions/${number}`)).json();
const prepared = prepareForm(definition, { models });
if (place === null || prepared.kind !== 'prepared') throw new Error('The file holds no form.');
const { form: page } = prepared;
offerLibraryShims(createLibraryShims);

const sheet = new CSSStyleSheet();
// Content in a slot starts below floats, as it does without one.
sheet.replaceSync(`${page.styleSheet} [data-place] > * { clear: both; }`);
document.adoptedStyleSheets = [sheet];

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const form = createForm(page, {
  ...{
    ...everyPart,
    runCode: createRunCode(ownCode, pageTimeLimit),
    locale: 'en',
    texts: textsOf(page, 'en'),
  },
  environment: { now: Date.now(), timeZone, seed: 1 },
});
let sent = 0;
// As its host: code that asks for it sends the form.
form.on('submitRequested', () =>
  queueMicrotask(() => {
    if (form.dispatch({ kind: 'submit' }).kind === 'valid') sent += 1;
  }),
);

/** Each view in an element of its own, which has no box: so the element of a component can be found. */
const fields = new Map<Element, Field>();
const views = Object.fromEntries(
  Object.entries(everyView).map(([type, view]): [string, View] => [
    type,
    (props) => (
      <div
        data-place=""
        style={{ display: 'contents' }}
        ref={(element) => {
          if (element === null) return undefined;
          fields.set(element, props.field);
          return () => void fields.delete(element);
        }}
      >
        {view(props)}
      </div>
    ),
  ]),
);

createRoot(place).render(
  <main className="g-main">
    <ErrorAlert form={form} />
    <FormView
      form={form}
      action=""
      views={views}
      wizard={{ views, Pages: WizardPages, Review: () => null, navigationIn, turn: navigate }}
      onSubmit={(button) => {
        if (form.dispatch({ kind: 'submit', by: button }).kind === 'valid') sent += 1;
      }}
      // A host's own buttons are not the form's.
      onAct={async (button) => {
        // Their page tells its host of a draft as of all that is sent.
        if (button.component.settings.action === 'saveState') sent += 1;
        return 'done';
      }}
      onConnected={(element) => {
        disableUntilValid(form, element);
        place.setAttribute('data-drawn', '');
      }}
    />
  </main>,
);

window.compared = {
  read(): ComparedState {
    for (const marked of document.querySelectorAll(`[${markName}]`)) marked.removeAttribute(markName);
    const all: { field: Field; element: Element; id: string }[] = [];
    for (const [element, field] of fields) {
      const mark = field.component.properties?.compared;
      if (typeof mark !== 'string' || field.component.type === 'hidden' || !element.isConnected) continue;
      const id = [mark, ...rowsOf(field)].join('@');
      element.setAttribute(markName, id);
      all.push({ field, element, id });
    }
    const components = all.filter(({ element }) => element.checkVisibility() || hasSeen(element)).map(seen);
    const view = form.wizard?.view();
    return {
      pages: view?.steps.map(({ title }) => title) ?? [],
      page: form.wizard?.index() ?? 0,
      buttons: view === undefined ? ownSubmit() : waysOn(),
      components,
      data: JSON.stringify(form.data()),
      sent,
    };
  },
  aim: (aim) => aimAt(aim, places),
};

function hasSeen(element: Element): boolean {
  return [...element.children].some((child) => isSeen(child));
}

function seen({ field, element, id }: { field: Field; element: Element; id: string }): SeenComponent {
  const { type } = field.component;
  const isText = type === 'content' || type === 'htmlelement';
  return {
    id,
    type,
    path: field.path(),
    inGrid: rowsOf(field).length > 0,
    ...readElement(element, looks),
    ...(type === 'button' && {
      label: textOfElement(element.querySelector('button') ?? element, looks),
      shown: [],
    }),
    ...(isText && { label: '', shown: [textOfElement(element, looks)] }),
  };
}

function rowsOf(field: Field): readonly number[] {
  const rows: number[] = [];
  for (let row = field.inRow; row !== undefined; row = row.grid.inRow) rows.unshift(row.index());
  return rows;
}

/** A form without a button of its own gets one here. */
function ownSubmit(): readonly WayOn[] {
  const button = document.querySelector('.g-form > .g-actions > button');
  return button !== null && isSeen(button) ? ['submit'] : [];
}

function waysOn(): readonly WayOn[] {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.g-turns button')].filter(isSeen);
  return buttons.flatMap(({ value, textContent }): readonly WayOn[] => {
    if (value === 'previous') return ['previous'];
    if (value !== 'forward') return [];
    return [form.wizard?.hasNext() === true && !/submit/i.test(textContent ?? '') ? 'next' : 'submit'];
  });
}
