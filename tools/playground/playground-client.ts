/** The script of the playground: plain browser code, without imports, since it is served as it stands. */

import type { InEveryLocale, Locale } from '../../packages/definition/src/locale.ts';

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
  wrong: { en: 'This is not JSON', fr: 'Ceci n’est pas du JSON' },
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
byId('show', HTMLElement).addEventListener('click', show);
byId('clear', HTMLElement).addEventListener('click', () => events.replaceChildren());
const listed: unknown = await (await fetch(`${site}/api/form`)).json();
for (const one of Array.isArray(listed) ? listed : [])
  sample.append(new Option(String(one.title), String(one.path)));
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
  const scheme = select('scheme').value;
  stage.dataset.scheme = scheme;
  stage.dataset.width = select('width').value;
  const isChanged = definition.value !== shown;
  const form = isChanged ? parse(definition.value, language) : null;
  if (form === undefined) return;
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
  place.append(made);
  return made;
}

function isLocale(text: string): text is Locale {
  return Object.hasOwn(title, text);
}

function isForm(element: HTMLElement): element is FormElement {
  return element.localName === 'guichet-form';
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
  try {
    return (JSON.stringify(detail) ?? '').slice(0, 500);
  } catch {
    // A form instance refers to itself.
    return '…';
  }
}

function parse(text: string, language: Locale): unknown {
  const fault = byId('fault', HTMLElement);
  try {
    const value: unknown = JSON.parse(text);
    fault.textContent = '';
    return value;
  } catch (error) {
    fault.textContent = `${texts.wrong?.[language]}: ${error instanceof Error ? error.message : ''}`;
    return undefined;
  }
}

function select(id: string): HTMLSelectElement {
  return byId(id, HTMLSelectElement);
}

function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
}
