import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import {
  defaultLocale,
  type InEveryLocale,
  inEveryLocale,
  isJsonObject,
  isLocale,
  type Json,
  type JsonObject,
  type Locale,
  locales,
} from '@guichet/definition';
import { isClosedAddress } from '../sources/is-closed-address.ts';
import type { FolderDestination } from './folder/deliver-to-folder.ts';
import { isMailAddress } from './mail/mail-address.ts';
import type { WebhookDestination } from './webhook/deliver-by-webhook.ts';
import { parseSigningKey, type SigningKey } from './webhook/sign-webhook.ts';

export interface MailDestination {
  readonly kind: 'email';
  readonly to: readonly string[];
  readonly locale: Locale;
  readonly isFull: boolean;
  readonly withProtected: boolean;
}

/** Beside its kind. */
interface NamedDestination {
  /** The office in each language, for residents. */
  readonly title?: InEveryLocale | undefined;
}

export type Destination = (FolderDestination | WebhookDestination | MailDestination) & NamedDestination;

export type ParsedDestinations =
  | { readonly kind: 'parsed'; readonly destinations: ReadonlyMap<string, Destination> }
  /** Sentences with the place in the file, and without its secrets. */
  | { readonly kind: 'wrong'; readonly faults: readonly string[] };

const nameForm = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Reads the content of DELIVERY_FILE. Relative folders start from its own. */
export function parseDestinations(text: string, folder: string): ParsedDestinations {
  const { json, place: brokenAt } = jsonIn(text);
  const faults: string[] = [];
  const refuse = (place: string, reason: string) => void faults.push(`${place}: ${reason}`);
  const destinations = new Map<string, Destination>();
  if (json === undefined || !isJsonObject(json) || !isJsonObject(json.destinations))
    return {
      kind: 'wrong',
      faults: [`This is not JSON of the form {"destinations": {"name": {...}}}${brokenAt}.`],
    };
  refuseUnknown(json, ['destinations'], '', refuse);
  for (const [name, value] of Object.entries(json.destinations)) {
    const place = `destinations.${name.slice(0, 80)}`;
    if (!nameForm.test(name)) refuse(place, 'A name has small letters, digits and hyphens, at most 63.');
    const destination = isJsonObject(value)
      ? readDestination(value, { place, folder, refuse })
      : refuse(place, 'This is not an object.');
    if (destination !== undefined) destinations.set(name, destination);
  }
  return faults.length > 0 ? { kind: 'wrong', faults } : { kind: 'parsed', destinations };
}

interface Around {
  readonly place: string;
  readonly folder: string;
  readonly refuse: (place: string, reason: string) => undefined;
}

function readDestination({ title: given, ...value }: JsonObject, around: Around): Destination | undefined {
  const title = readTitle(given, around);
  const destination = readByKind(value, around);
  return destination && { ...destination, ...(title && { title }) };
}

const longestTitle = 100;

/** In every language, since each resident reads one. */
function readTitle(value: Json | undefined, { place, refuse }: Around): InEveryLocale | undefined {
  if (value === undefined) return undefined;
  const titles = isJsonObject(value) ? value : {};
  refuseUnknown(titles, locales, `${place}.title`, refuse);
  const textIn = (locale: Locale) => {
    const { [locale]: text } = titles;
    return typeof text === 'string' && text.trim() !== '' && text.length <= longestTitle ? text.trim() : '';
  };
  const read = inEveryLocale(textIn);
  const missing = locales.find((locale) => read[locale] === '');
  return missing === undefined
    ? read
    : refuse(`${place}.title.${missing}`, `Write the office's name, at most ${longestTitle} characters.`);
}

function readByKind(value: JsonObject, around: Around): Destination | undefined {
  switch (value.kind) {
    case 'folder':
      return readFolder(value, around);
    case 'webhook':
      return readWebhook(value, around);
    case 'email':
      return readMail(value, around);
    default:
      return around.refuse(`${around.place}.kind`, 'Choose one of folder, webhook, email.');
  }
}

function readFolder(value: JsonObject, { place, folder, refuse }: Around): FolderDestination | undefined {
  refuseUnknown(value, ['kind', 'title', 'path', 'withProtected'], place, refuse);
  const { path } = value;
  if (typeof path !== 'string' || path.trim() === '')
    return refuse(`${place}.path`, 'Name a folder that exists.');
  return {
    kind: 'folder',
    path: isAbsolute(path) ? path : resolve(folder, path),
    withProtected: flag(value, 'withProtected', place, refuse),
  };
}

function readWebhook(value: JsonObject, { place, refuse }: Around): WebhookDestination | undefined {
  refuseUnknown(
    value,
    ['kind', 'title', 'url', 'secrets', 'headers', 'body', 'withProtected'],
    place,
    refuse,
  );
  const url = typeof value.url === 'string' ? URL.parse(value.url) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '')
    return refuse(`${place}.url`, 'Write a whole web address, without a password in it.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isClosedAddress(host, host))
    return refuse(
      `${place}.url`,
      'This address is not allowed: see "Choices from elsewhere" in docs/operations.md.',
    );
  return {
    ...{ kind: 'webhook', url, keys: readKeys(value.secrets, place, refuse) },
    headers: readHeaders(value.headers, place, refuse),
    isFull: readBody(value, place, refuse),
    withProtected: flag(value, 'withProtected', place, refuse),
  };
}

const maxKeys = 5;

function readKeys(value: Json | undefined, place: string, refuse: Around['refuse']): readonly SigningKey[] {
  const texts = Array.isArray(value) ? value : [];
  if (texts.length === 0 || texts.length > maxKeys)
    refuse(`${place}.secrets`, `List 1 to ${maxKeys} keys, the newest first.`);
  return texts.flatMap((text, at) => {
    const key = typeof text === 'string' ? parseSigningKey(text) : undefined;
    if (key === undefined)
      refuse(
        `${place}.secrets[${at}]`,
        'Write whsk_ with an Ed25519 key, or whsec_ with 24 to 64 random bytes, in base64.',
      );
    return key ?? [];
  });
}

/** Headers of our own, or of the connection. */
const ownHeaders =
  /^(?:host|connection|content-.*|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|user-agent|webhook-.*)$/i;

function readHeaders(value: Json | undefined, place: string, refuse: Around['refuse']) {
  if (value === undefined) return {};
  if (!isJsonObject(value)) {
    refuse(`${place}.headers`, 'Write an object of names and texts.');
    return {};
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => {
      const isFit =
        /^[\w-]{1,100}$/.test(name) && typeof text === 'string' && /^[\x20-\x7e]{0,2000}$/.test(text);
      if (isFit && !ownHeaders.test(name)) return [[name.toLowerCase(), text] as const];
      refuse(
        `${place}.headers.${name.slice(0, 60)}`,
        'This header cannot be set, or has characters that none may have.',
      );
      return [];
    }),
  );
}

function readMail(value: JsonObject, { place, refuse }: Around): MailDestination | undefined {
  refuseUnknown(value, ['kind', 'title', 'to', 'language', 'body', 'withProtected'], place, refuse);
  const to = typeof value.to === 'string' ? [value.to] : value.to;
  if (!Array.isArray(to) || to.length === 0 || !to.every(isMailAddress))
    return refuse(`${place}.to`, 'List e-mail addresses.');
  const { language = defaultLocale } = value;
  if (!isLocale(language)) return refuse(`${place}.language`, `Choose one of ${locales.join(', ')}.`);
  return {
    ...{ kind: 'email', to, locale: language, isFull: readBody(value, place, refuse) },
    withProtected: flag(value, 'withProtected', place, refuse),
  };
}

function readBody({ body = 'thin' }: JsonObject, place: string, refuse: Around['refuse']): boolean {
  if (body !== 'thin' && body !== 'full') refuse(`${place}.body`, 'Choose thin or full.');
  return body === 'full';
}

function flag(value: JsonObject, name: string, place: string, refuse: Around['refuse']): boolean {
  const { [name]: given = false } = value;
  if (typeof given !== 'boolean') refuse(`${place}.${name}`, 'Write true or false.');
  return given === true;
}

function refuseUnknown(
  value: JsonObject,
  known: readonly string[],
  place: string,
  refuse: Around['refuse'],
): void {
  for (const name of Object.keys(value)) {
    if (!known.includes(name))
      refuse(
        `${place}.${name.slice(0, 60)}`.replace(/^\./, ''),
        `This is unknown. Known are ${known.join(', ')}.`,
      );
  }
}

/** `place`: the line and column of the first mistake. Not the message of the engine, which quotes the text around it. */
function jsonIn(text: string): { readonly json: Json | undefined; readonly place: string } {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return { json: JSON.parse(plain), place: '' };
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    const before = plain
      .slice(0, position === undefined ? plain.trimEnd().length : Number(position))
      .split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    return { json: undefined, place: `: look at line ${before.length}, column ${column}` };
  }
}
