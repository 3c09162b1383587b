/** The script of the playground: plain browser code, served as it stands. */

import type { InEveryLocale, Locale } from '../../packages/definition/src/locale.ts';
import { findJsonFault } from './json-fault.ts';

/** The custom element, as far as this page uses it. */
interface FormElement extends HTMLElement {
  src: string | null;
  form: unknown;
  language: string;
  options: object;
}

const title: InEveryLocale = { en: 'Playground', fr: 'Banc d’essai' };

const texts: Readonly<Record<string, InEveryLocale>> = {
  title,
  lead: {
    en: 'The custom element as it stands on any page. A form of this site has the site’s services; once you change its definition, it has none of its own.',
    fr: 'L’élément personnalisé tel qu’il figure dans n’importe quelle page. Un formulaire de ce site en a les services; dès que vous modifiez sa définition, il n’en a plus.',
  },
  definition: { en: 'Definition', fr: 'Définition' },
  sample: { en: 'Form', fr: 'Formulaire' },
  json: { en: 'JSON', fr: 'JSON' },
  show: { en: 'Show this definition', fr: 'Afficher cette définition' },
  form: { en: 'Form', fr: 'Formulaire' },
  language: { en: 'Language', fr: 'Langue' },
  scheme: { en: 'Theme', fr: 'Thème' },
  light: { en: 'Light', fr: 'Clair' },
  dark: { en: 'Dark', fr: 'Sombre' },
  auto: { en: 'As the system', fr: 'Comme le système' },
  width: { en: 'Width', fr: 'Largeur' },
  full: { en: 'Full', fr: 'Pleine' },
  events: { en: 'Events', fr: 'Événements' },
  clear: { en: 'Clear the events', fr: 'Effacer les événements' },
  line: { en: 'Line', fr: 'Ligne' },
  column: { en: 'column', fr: 'colonne' },
  wrong: { en: 'this is not JSON.', fr: 'ceci n’est pas du JSON.' },
};

/** Those that a host mostly listens to; the element emits more. */
const names =
  'formload formready servicemissing change componentchange submitbutton nextpage prevpage fileuploadingend specialsubmission submit submitdone submiterror error formloaderror';

const site = location.pathname.replace(/\/playground\/?$/, '');
const sample = select('sample');
const definition = byId('definition', HTMLTextAreaElement);
const stage = byId('stage', HTMLElement);
const events = byId('events', HTMLElement);
let shown = '';

for (const id of ['language', 'scheme', 'width']) select(id).addEventListener('change', show);
sample.addEventListener('change', open);
byId('show', HTMLElement).addEventListener('click', () => {
  show();
  const fault = findFault();
  if (fault === undefined) return;
  definition.focus();
  definition.setSelectionRange(fault, fault + 1);
});
byId('clear', HTMLElement).addEventListener('click', () => events.replaceChildren());
const listed: unknown = await (await fetch(`${site}/api/form`)).json();
const titles = new Map<string, (language: Locale) => string>();
for (const { path, title, properties } of Array.isArray(listed) ? listed : []) {
  titles.set(String(path), (language) => String(properties?.[language] ?? title));
  sample.append(new Option('', String(path)));
}
await open();

/** Opens a form of this site by its address. */
async function open(): Promise<void> {
  const given: unknown = await (await fetch(`${site}/api/${sample.value}`)).json();
  shown = JSON.stringify(given, null, 2);
  definition.value = shown;
  show();
}

/** Shows what stands on the left, as the switches say. */
function show(): void {
  const { value: language } = select('language');
  if (!isLocale(language)) return;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = texts[element.dataset.text ?? '']?.[language] ?? '';
  document.title = title[language];
  for (const option of sample.options) option.text = titles.get(option.value)?.(language) ?? option.value;
  const scheme = select('scheme').value;
  stage.dataset.scheme = scheme;
  stage.dataset.width = select('width').value;
  const isChanged = definition.value !== shown;
  const fault = findFault();
  sayFault(fault, language);
  if (fault !== undefined) return;
  const form: unknown = isChanged ? JSON.parse(definition.value) : null;
  const element = elementOn(stage);
  element.language = language;
  element.options = { scheme };
  element.form = form;
  element.src = isChanged ? null : `${site}/api/${sample.value}`;
}

function elementOn(place: HTMLElement): FormElement {
  const known = place.querySelector<FormElement>('guichet-form');
  if (known !== null) return known;
  const made = document.createElement('guichet-form');
  if (!isForm(made)) throw new Error('The browser makes no custom elements.');
  for (const name of names.split(' ')) made.addEventListener(name, note);
  made.addEventListener('formloaderror', sayWhy);
  place.append(made);
  return made;
}

function isLocale(text: string): text is Locale {
  return Object.hasOwn(title, text);
}

function isForm(element: HTMLElement): element is FormElement {
  return element.localName === 'guichet-form';
}

/** The element shows nothing of a definition that is no form. */
function sayWhy(event: Event): void {
  if (event instanceof CustomEvent && event.detail instanceof Error)
    byId('fault', HTMLElement).textContent = event.detail.message;
}

/** The newest on top, in one line each. */
function note(event: Event): void {
  const line = document.createElement('li');
  line.textContent = `${event.type} ${event instanceof CustomEvent ? textOf(event.detail) : ''}`;
  events.prepend(line);
  while (events.childElementCount > 40) events.lastElementChild?.remove();
}

function textOf(detail: unknown): string {
  if (detail instanceof Error) return detail.message;
  return (JSON.stringify(detail, leaveOutLive) ?? '').slice(0, 500);
}

/** Live fields, rows and forms have commands, refer to themselves, and say nothing in a line. */
function leaveOutLive(name: string, value: unknown): unknown {
  const isLive = name !== '' && Object.values(Object(value)).some((member) => typeof member === 'function');
  return isLive ? undefined : value;
}

/** Undefined for the form of this site as it is. */
function findFault(): number | undefined {
  return definition.value === shown ? undefined : findJsonFault(definition.value);
}

/** The place of what is wrong, and what it is: browsers say that in their own words, and some without a place. */
function sayFault(offset: number | undefined, language: Locale): void {
  const before = definition.value.slice(0, offset).split('\n');
  const say = (name: string) => texts[name]?.[language] ?? '';
  const colon = { en: ':', fr: '\u00a0:' } satisfies InEveryLocale;
  const place = `${say('line')} ${before.length}, ${say('column')} ${(before.at(-1) ?? '').length + 1}`;
  byId('fault', HTMLElement).textContent =
    offset === undefined ? '' : `${place}${colon[language]} ${say('wrong')}`;
  definition.setAttribute('aria-invalid', String(offset !== undefined));
}

function select(id: string): HTMLSelectElement {
  return byId(id, HTMLSelectElement);
}

function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
}
