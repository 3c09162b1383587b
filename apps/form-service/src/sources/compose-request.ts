import type { Piece, Source } from '@guichet/fields/choices';

/** The parts of a request: values from the form, a search term, and how many items to skip. */
export interface ChoicesQuery {
  readonly holes: readonly string[];
  readonly search: string;
  readonly skip: number;
}

export interface SourceRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Characters of an address, as servers take it. */
const longestAddress = 8_000;

/** An author may set neither connection headers nor the sender's identity. */
const ownHeaders =
  /^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|cookie|origin|referer|forwarded|x-forwarded-.*|accept-encoding)$/i;
const headerName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;

/**
 * The request that a definition asks for. Values are encoded, so that each stays in the part of the path or of the
 * query in which its author put it; `base` is where an address without an origin starts. Undefined: it gives none.
 */
export function composeRequest(
  source: Source,
  asking: ChoicesQuery,
  base: string | undefined,
): SourceRequest | undefined {
  const values = valuesFor(source, asking);
  const written = joined(source.address, (piece) => encoded(piece, values));
  const query = queryOf(source, asking);
  const filter = joined(source.filter, (piece) => encoded(piece, values));
  const parts = [query, filter].filter((part) => part !== '');
  const [bare = ''] = written.split('#');
  const text = parts.reduce((all, part) => `${all}${all.includes('?') ? '&' : '?'}${part}`, bare);
  const url = urlOf(text, base);
  if (url === undefined) return undefined;
  const isPost = source.body !== undefined;
  const body = source.body && joined(source.body, (piece) => inJson(filledIn(piece, values)));
  return {
    url,
    method: isPost ? 'POST' : 'GET',
    headers: { ...headersOf(source, values), ...(isPost && { 'content-type': 'application/json' }) },
    body,
  };
}

interface Values {
  readonly holes: readonly string[];
  readonly asked: Readonly<Record<'search' | 'limit' | 'skip' | 'page', string>>;
}

function valuesFor({ limit }: Source, { holes, search, skip }: ChoicesQuery): Values {
  const page = limit === 0 ? 0 : Math.floor(skip / limit);
  return { holes, asked: { search, limit: String(limit), skip: String(skip), page: String(page) } };
}

type Filled = Exclude<Piece, string>;

function joined(pieces: readonly Piece[], fill: (piece: Filled) => string): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : fill(piece))).join('');
}

function filledIn(piece: Filled, { holes, asked }: Values): string {
  return 'ask' in piece ? asked[piece.ask] : (holes[piece.hole] ?? '');
}

/** Computed text may be encoded already. */
function encoded(piece: Filled, values: Values): string {
  const value = filledIn(piece, values);
  const isDone = 'hole' in piece && piece.isCode === true && /^(?:[\w.~!*'()-]|%[\da-f]{2})*$/i.test(value);
  return isDone ? value : encodeURIComponent(value.toWellFormed());
}

/** Inside a text of JSON; a number stays one, since its quotes would stand around the hole. */
function inJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function queryOf({ limit, searchField, selectFields, sort }: Source, { search, skip }: ChoicesQuery): string {
  const query = new URLSearchParams();
  if (limit > 0) {
    query.set('limit', String(limit));
    query.set('skip', String(skip));
  }
  if (searchField !== undefined && search !== '') query.set(...searched(searchField, search));
  if (selectFields !== undefined) query.set('select', selectFields);
  if (sort !== undefined) query.set('sort', sort);
  return query.toString();
}

/** Of a search by a pattern the letters are looked for as they are typed; a number by itself. Source: Form.io. */
function searched(field: string, search: string): [name: string, value: string] {
  if (!field.endsWith('__regex')) return [field, search];
  const isNumber = search.trim() !== '' && Number.isFinite(Number(search));
  if (isNumber) return [field.replace(/__regex$/, '__eq'), search];
  return [field, search.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')];
}

function headersOf({ headers }: Source, values: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(
    headers.flatMap(({ name, value }) => {
      const text = joined(value, (piece) => filledIn(piece, values)).trim();
      const isPlain = /^[\t\x20-\x7e\x80-\xff]{1,4000}$/.test(text);
      return headerName.test(name) && !ownHeaders.test(name) && isPlain ? [[name.toLowerCase(), text]] : [];
    }),
  );
}

/** No part of it may lead up from where its author wrote it. */
function urlOf(text: string, base: string | undefined): URL | undefined {
  if (text.length > longestAddress || /[\p{Cc}\\]/u.test(text)) return undefined;
  const isRelative = text.startsWith('/') && !text.startsWith('//');
  if (isRelative && base === undefined) return undefined;
  const whole = isRelative ? `${base}${text}` : text;
  const [path = ''] = whole.split('?');
  if (path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))) return undefined;
  const url = URL.parse(whole);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return url;
}
