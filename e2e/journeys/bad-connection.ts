import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type BadLine, openBadLine } from '../fixtures/bad-line.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { test as base } from '../fixtures/test.ts';

const folder = mkdtempSync(join(tmpdir(), 'guichet-files-'));

const file = { type: 'file', input: true };

const files = {
  title: 'Files',
  path: 'files',
  type: 'form',
  display: 'form',
  properties: { en: 'Files', fr: 'Fichiers' },
  components: [
    { ...file, key: 'plans', label: 'Plans', storage: 'resumable', multiple: true },
    { ...file, key: 'letter', label: 'Letter', storage: 'url', url: '/file', fileMaxSize: '5MB' },
    { ...file, key: 'proof', label: 'Proof', storage: 's3', filePattern: '.pdf,.txt' },
    { ...file, key: 'note', label: 'Note', storage: 'base64' },
    { type: 'button', key: 'submit', label: 'Send', action: 'submit', input: true },
  ],
  settings: { i18n: { fr: { Letter: 'Lettre', Proof: 'Preuve', Send: 'Envoyer' } } },
};

/** A folder with a form that takes files in each way, and with one whose device keeps no draft and so no file. */
export const formsDir = sharedForms(files, {
  ...files,
  path: 'files-not-kept',
  settings: { ...files.settings, draft: false },
});

/** A file on the disk, of lines that are never twice the same. */
export function fileOf(name: string, megabytes: number): string {
  const path = join(folder, name);
  const lines = Array.from({ length: megabytes * 32_768 }, (_, line) => `${name} ${line} `.padEnd(31, '.'));
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/** As a phone that tells another date each time. */
export function touch(path: string): void {
  utimesSync(path, new Date(), new Date());
}

export const words = {
  en: {
    letter: 'Letter',
    proof: 'Proof',
    send: 'Send',
    waiting: 'The connection was lost. The upload will resume when it is back.',
    asked: 'Our site is busy. The upload will resume in a moment.',
    offline: 'Your device is offline. The upload will resume when it is connected again.',
    held: 'Your form will continue when your files are uploaded. Please wait.',
    interrupted: 'The upload stopped when you left the page. Choose this file again.',
    network: 'Unable to upload the file: there is no connection. Check it, then try again.',
    unreadable: 'Your device does not give access to this file.',
    tooLarge: 'File is too big; it must be at most 5 MB.',
    notWhatItSays: 'The content of this file does not match its name.',
    cancel: 'Cancel the upload',
    notSent: 'Files that will not be sent',
    removeIt: 'Remove it',
    sendWithout: 'Send without it',
    again: 'Try again',
    colon: ':',
    thanks: 'Thank you. We received your form',
  },
  fr: {
    letter: 'Lettre',
    proof: 'Preuve',
    send: 'Envoyer',
    waiting: 'La connexion est perdue. Le téléversement reprendra dès son retour.',
    asked: 'Notre site est occupé. Le téléversement reprendra dans un instant.',
    offline: 'Votre appareil est hors ligne. Le téléversement reprendra dès le retour de la connexion.',
    held: 'Votre formulaire continuera dès que vos fichiers seront téléversés. Veuillez patienter.',
    interrupted:
      'Le téléversement s’est arrêté quand vous avez quitté la page. Choisissez ce fichier de nouveau.',
    network:
      'Impossible de téléverser le fichier\u00a0: il n’y a pas de connexion. Vérifiez-la, puis réessayez.',
    unreadable: 'Votre appareil ne donne pas accès à ce fichier.',
    tooLarge: 'Le fichier est trop volumineux; sa taille ne doit pas dépasser 5\u00a0Mo.',
    notWhatItSays: 'Le contenu de ce fichier ne correspond pas à son nom.',
    cancel: 'Annuler le téléversement',
    notSent: 'Fichiers qui ne seront pas envoyés',
    removeIt: 'Retirer ce fichier',
    sendWithout: 'Envoyer sans ce fichier',
    again: 'Réessayer',
    colon: '\u00a0:',
    thanks: 'Merci. Nous avons reçu votre formulaire',
  },
};

export { expect } from '../fixtures/test.ts';

/** The product behind a line that breaks. A worker keeps one: on the same address, its tests share a browser context. */
export const test = base.extend<{ line: BadLine }>({
  line: async ({ product, resources }, use) => {
    const line = await resources.get(`line to ${product.siteUrl}`, async () => {
      const value = await openBadLine(product.siteUrl);
      return { value, close: value.close };
    });
    await use(line);
    line.renew();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** The browser reports each request that a broken line ends. */
export const brokenOff = /net::ERR_/;

/**
 * Chromium itself repeats a request on a broken connection that it had used before; the server has part of it by then, or
 * has taken all of it in: it answers 404 then, and 410 in the moment between moving the file and forgetting the upload.
 */
export const sentAgain = /status of 409|status of (404|410) .*\/resumable\/[0-9a-f]{40}\)$/;

/** Resolves when a piece of a file that was under way could not be sent, nor when the browser sent it again. */
export function pieceFails(page: Page): Promise<unknown> {
  return page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
}

/** Keeps every further try to send a file waiting until it is let through; to give the file up gets through. */
export async function holdTries(page: Page): Promise<() => Promise<void>> {
  const address = '**/api/file/**';
  await page.route(address, async (route) => {
    if (route.request().method() === 'DELETE') await route.continue();
  });
  return () => page.unroute(address);
}

export function filesPage(page: Page, texts: (typeof words)['en']) {
  const chooser = (key: string) => page.locator(`input[type=file][name="${key}"]`);
  return {
    plans: chooser('plans'),
    letter: chooser('letter'),
    proof: chooser('proof'),
    note: chooser('note'),
    item: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
    /** Of a file that is stored. */
    link: (name: string) => page.getByRole('link', { name }),
    button: (what: string, name: string) =>
      page.getByRole('button', { name: `${what}${texts.colon} ${name}`, exact: true }),
    submit: page.getByRole('button', { name: texts.send, exact: true }),
    heading: page.getByRole('heading', { level: 1 }),
    notSent: page.getByRole('region', { name: texts.notSent }),
  };
}

/** The records of a field, as they were received with the form that the page thanks for. */
export async function receivedRecords(page: Page, dataDir: string, field: string) {
  const number = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await page.locator('main').innerText())?.[0];
  const records: readonly Readonly<Record<string, unknown>>[] = Object(storedData(dataDir, number ?? ''))[
    field
  ];
  return records;
}
