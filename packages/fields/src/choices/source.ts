import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { listOf, sizeOf, textSettings } from '../define/define-model.ts';

/** A part of an address: as it is written, a hole that the form fills in, or what the search says. */
export type Piece =
  | string
  | { readonly hole: number; readonly isCode?: true }
  | { readonly ask: 'search' | 'limit' | 'skip' | 'page' };

/** Where the choices of a field come from, as its definition says it. Plain JSON: a setting of the component. */
export type Source = {
  readonly address: readonly Piece[];
  /** How many holes there are, in all of it. */
  readonly holes: number;
  /** The address is that of the submissions of another form. */
  readonly isResource?: true;
  readonly filter: readonly Piece[];
  readonly headers: readonly { readonly name: string; readonly value: readonly Piece[] }[];
  /** Present where it is asked by `POST`. */
  readonly body?: readonly Piece[];
  readonly searchField?: string;
  /** The service checks the chosen value against it. */
  readonly isChecked?: true;
  /** The search stands in the address itself. */
  readonly isSearched?: true;
  readonly minSearch: number;
  /** Seconds of rest before a search begins. */
  readonly searchDebounce: number;
  /** So many are asked for at a time; 0: all that there are. */
  readonly limit: number;
  readonly sort?: string;
  readonly selectFields?: string;
  /** Where in the answer the list stands. */
  readonly selectValues?: string;
  readonly valueProperty?: string;
  readonly template?: string;
  /** Asked for when somebody opens the list, not before. */
  readonly isLazy?: true;
};

/** Form.io's defaults. */
const usualLimit = 100;
const usualDebounce = 0.3;
/** More than this nobody is shown at once. */
const maxAtOnce = 1000;
const longestDebounce = 5;

const hole = /\{\{\{?([^{}]*)\}\}\}?/g;
const asks = ['search', 'limit', 'skip', 'page'] as const;

/**
 * A choice whose options are asked for elsewhere, as it is prepared: `source` says where, `holes` what the form fills
 * in, each a text of its own. Anything else stays as it is.
 */
export function withSource(written: JsonObject): JsonObject {
  // No author's own setting is taken for what is made here.
  const { source: _, holes: __, ...json } = written;
  const { dataSrc } = json;
  const data = isJsonObject(json.data) ? json.data : {};
  const address = addressIn(dataSrc, data);
  if (address === '') return json;
  const holes: string[] = [];
  const split = (text: Json | undefined) => piecesOf(text, holes);
  const method = (textIn(data.method) ?? textIn(json.method) ?? 'GET').toUpperCase();
  const pieces = split(address);
  const asked: Omit<Source, 'holes'> = {
    address: pieces,
    ...(dataSrc === 'resource' && { isResource: true }),
    filter: split(json.filter),
    headers: listOf(data.headers).flatMap((header) => {
      if (!isJsonObject(header) || typeof header.key !== 'string' || header.key === '') return [];
      return [{ name: header.key, value: split(header.value) }];
    }),
    ...(method === 'POST' && { body: split(bodyText(data.body ?? json.body)) }),
    ...textSettings(json, [
      'searchField',
      'sort',
      'selectFields',
      'selectValues',
      'valueProperty',
      'template',
    ]),
    ...(pieces.some((piece) => typeof piece !== 'string' && 'ask' in piece && piece.ask === 'search') && {
      isSearched: true,
    }),
    minSearch: sizeOf(json.minSearch) ?? 0,
    searchDebounce: Math.min(longestDebounce, numberIn(json.searchDebounce) ?? usualDebounce),
    limit: json.disableLimit === true ? 0 : Math.min(maxAtOnce, sizeOf(json.limit) ?? usualLimit),
    ...(json.lazyLoad !== false && { isLazy: true }),
    ...(isChecked(json.validate) && { isChecked: true }),
  };
  const source: Source = { ...asked, holes: holes.length };
  return { ...json, source, holes: holes.map((text) => ({ text })) };
}

/** The source of a prepared component; undefined for one whose choices are listed, or computed. */
export function sourceIn({ source }: JsonObject): Source | undefined {
  return isSource(source) ? source : undefined;
}

/** Whether `withSource` made it: a definition's own `source` is no setting of a choice. */
function isSource(value: unknown): value is Source {
  return isJsonObject(value) && Array.isArray(value.address);
}

/** Whether a search goes to where the choices come from; else it looks through those that came. */
export function isSearchedElsewhere({ searchField, isSearched }: Source): boolean {
  return searchField !== undefined || isSearched === true;
}

function isChecked(validate: Json | undefined): boolean {
  return isJsonObject(validate) && (validate.onlyAvailableItems === true || validate.select === true);
}

function addressIn(dataSrc: Json | undefined, { url, resource }: JsonObject): string {
  if (dataSrc === 'url') return textIn(url)?.trim() ?? '';
  const form = textIn(resource)?.trim() ?? '';
  return dataSrc === 'resource' && form !== '' ? `/form/${encodeURIComponent(form)}/submission` : '';
}

function piecesOf(text: Json | undefined, holes: string[]): readonly Piece[] {
  if (typeof text !== 'string') return [];
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: written, 1: inner = '', index } of text.matchAll(hole)) {
    if (index > end) pieces.push(text.slice(end, index));
    end = index + written.length;
    const name = inner.trim();
    const ask = asks.find((allowed) => allowed === name);
    // The base of the form service: what a path without an origin starts from anyhow.
    if (name === 'formioBase') continue;
    if (ask !== undefined) pieces.push({ ask });
    else
      pieces.push({
        hole: holes.push(written) - 1,
        ...(!/^[\w$.]+$/.test(name) && { isCode: true }),
      });
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

function bodyText(body: Json | undefined): string {
  if (body === undefined || body === null) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function textIn(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function numberIn(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 ? number : undefined;
}
