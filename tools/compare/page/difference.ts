import type { ComparedState, SeenComponent } from '../../../bench/page/compared/page-state.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../packages/definition/src/definition.ts';
import { coreTypes } from '../../open-all/core-types.ts';

export type Aspect =
  | 'pages'
  | 'page'
  | 'way on'
  | 'visible'
  | 'label'
  | 'shown'
  | 'disabled'
  | 'message'
  | 'data'
  | 'sent'
  | 'step'
  | 'fault';

/** A difference that residents see between the renderers. */
export interface PageDifference {
  readonly aspect: Aspect;
  /** Type of the component, where it is about one. */
  readonly type: string;
  /** Its subject: a component by its mark, or a path of the data. */
  readonly of: string;
  /** Its key or path, for people. */
  readonly path: string;
  /** Its definition, where it is about one. */
  readonly component?: JsonObject;
  /** The definitions of what it stands in. */
  readonly around?: readonly JsonObject[] | undefined;
  /** Another component has its key, too. */
  readonly sharesKey?: boolean;
  /** It was not there yet when a resident last tried to go on. */
  readonly isNew?: boolean;
  readonly ours: string;
  readonly theirs: string;
}

/** The same for all that have the same cause, as far as it can be seen. */
export function kindOf({ aspect, type, ours, theirs }: PageDifference): string {
  if (aspect === 'page') return Number(ours) > Number(theirs) ? 'page: ours goes on' : 'page: ours stays';
  const [ourShape, theirShape] =
    aspect === 'visible' ? [ours, theirs] : [shapeOf(aspect, ours), shapeOf(aspect, theirs)];
  const name = type === '' || coreTypes.has(type) || aspect === 'step' ? type : 'a type of somebody’s';
  return `${aspect}${name === '' ? '' : ` of ${name}`}: ours ${ourShape}, Form.io’s ${theirShape}`;
}

function shapeOf(aspect: Aspect, text: string): string {
  switch (aspect) {
    case 'data': {
      if (text === 'missing') return text;
      const json: Json = JSON.parse(text);
      if (json === null || json === '' || typeof json === 'boolean') return text;
      if (Array.isArray(json)) return json.length === 0 ? '[]' : 'a list';
      if (isJsonObject(json)) return Object.keys(json).length === 0 ? '{}' : 'an object';
      return typeof json === 'number' ? 'a number' : 'a text';
    }
    case 'label':
      return text === '' ? 'none' : 'some';
    case 'shown':
      return text === '[]' ? 'nothing' : text.replace(/[^[\]",●○]+/g, 'x').slice(0, 40);
    case 'message':
      return text === ''
        ? 'none'
        : text
            .replace(/^[^/]* is required$/, '{field} is required')
            .replace(/\d+/g, '#')
            .slice(0, 60);
    case 'pages':
      return `${text.split(' | ').length} pages`;
    default:
      return text.slice(0, 80);
  }
}

/** All that differs between two pages that stand at the same step. */
export function differencesOf(ours: ComparedState, theirs: ComparedState): readonly PageDifference[] {
  const found: PageDifference[] = [];
  const paths = new Map([...ours.components, ...theirs.components].map(({ id, path }) => [id, path]));
  const note = (aspect: Aspect, type: string, of: string, ourText: string, theirText: string) => {
    if (ourText !== theirText)
      found.push({ aspect, type, of, path: paths.get(of) ?? of, ours: ourText, theirs: theirText });
  };
  note('pages', '', 'form', ours.pages.join(' | '), theirs.pages.join(' | '));
  if (ours.pages.join() === theirs.pages.join()) {
    note('page', '', 'form', String(ours.page), String(theirs.page));
  }
  // Components on another page are no difference of their own.
  if (found.length > 0) return found;
  note('way on', '', 'form', [...ours.buttons].sort().join(), [...theirs.buttons].sort().join());
  const oursById = new Map(ours.components.map((component) => [component.id, component]));
  const theirsById = new Map(theirs.components.map((component) => [component.id, component]));
  for (const id of new Set([...oursById.keys(), ...theirsById.keys()])) {
    const [mine, its] = [oursById.get(id), theirsById.get(id)];
    if (mine === undefined || its === undefined) {
      if (isBare(mine ?? its)) continue;
      const type = (mine ?? its)?.type ?? '';
      note(
        'visible',
        type,
        id,
        mine === undefined ? 'hidden' : 'shown',
        its === undefined ? 'hidden' : 'shown',
      );
      continue;
    }
    // Of a cell the head of its column is the label. Text beside a box counts as shown.
    if (!mine.inGrid && mine.type !== 'checkbox')
      note('label', mine.type, id, plain(mine.label), plain(its.label));
    note('shown', mine.type, id, shown(mine), shown(its));
    const name = plain(mine.label) || plain(its.label);
    note('message', mine.type, id, messagesOf(mine, name), messagesOf(its, name));
    note('disabled', mine.type, id, String(mine.disabled), String(its.disabled));
  }
  note('sent', '', 'form', String(ours.sent), String(theirs.sent));
  const types = new Map([...theirs.components, ...ours.components].map(({ path, type }) => [path, type]));
  compareData(JSON.parse(ours.data), JSON.parse(theirs.data), '', (path, mine, its) =>
    note('data', types.get(path) ?? '', path, mine, its),
  );
  return found;
}

/** With the name of the field taken out, so that the same sentence of two fields is the same. */
function messagesOf({ messages }: SeenComponent, name: string): string {
  return messages
    .map((message) => inOneStyle(name.length < 2 ? message : message.replaceAll(name, '{field}')))
    .join(' / ');
}

/** Without what our sentences write otherwise on purpose: full stops, numbers, dates, the singular, and no pattern. */
function inOneStyle(message: string): string {
  return message
    .replace(/\.$/, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/(\b1 (?:character|word|item))$/, '$1s')
    .replace(/(contain date (?:after|before)) .*/, '$1')
    .replace(/does not match the pattern .*|does not have the right format/, 'has another format');
}

function plain(text: string): string {
  return text.replace(/\s*\*$/, '').trim();
}

function shown({ shown: all, type, inGrid }: SeenComponent): string {
  // The sign of a currency stands in the control there, and beside it here.
  const texts = all.map((text) => {
    if (type === 'currency') return text.replace(/[^\d.,-]/g, '');
    // Theirs puts one that nobody can change into the page as text.
    if (type === 'textarea') return text.replace(/\s+/g, ' ').trim();
    // The head of a table says what a mark of a survey means.
    // Of a cell the head of its column is the label.
    return type === 'survey' || (type === 'checkbox' && inGrid) ? text.slice(0, 1) : text;
  });
  return JSON.stringify(texts.filter((text) => text !== ''));
}

/** Nothing of its own can be seen: what stands in it says whether it is there. */
function isBare(component: SeenComponent | undefined): boolean {
  return (
    component !== undefined &&
    layouts.has(component.type) &&
    component.label === '' &&
    component.messages.length === 0
  );
}

const layouts: ReadonlySet<string> = new Set([
  'columns',
  'table',
  'container',
  'well',
  'fieldset',
  'panel',
  'tabs',
]);

type NoteData = (path: string, ours: string, theirs: string) => void;

function compareData(ours: Json | undefined, theirs: Json | undefined, path: string, note: NoteData): void {
  if (isJsonObject(ours) && isJsonObject(theirs)) {
    for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
      compareData(ours[key], theirs[key], path === '' ? key : `${path}.${key}`, note);
    }
    return;
  }
  if (Array.isArray(ours) && Array.isArray(theirs) && ours.length === theirs.length) {
    for (const [index, ourEntry] of ours.entries())
      compareData(ourEntry, theirs[index], `${path}[${index}]`, note);
    return;
  }
  const text = (json: Json | undefined) => (json === undefined ? 'missing' : JSON.stringify(json));
  note(path, text(ours), text(theirs));
}
