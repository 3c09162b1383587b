import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import type { OwnBrowser } from '../fixtures/own-browser.ts';
import { type Product, startProduct } from '../fixtures/start-product.ts';
import { draftSince, kept } from './drafts.ts';
import { live } from './permit.ts';

/** One thing that a resident does, or that happens to them. `isKept`: after all that was filled in is kept. */
export type Step =
  | { readonly kind: 'type'; readonly field: 'name' | 'note'; readonly text: string }
  | { readonly kind: 'killBrowser' | 'newTab'; readonly isKept: boolean }
  | { readonly kind: 'language' | 'offline' | 'online' | 'reload' | 'back' | 'upload' | 'send' }
  | { readonly kind: 'killServer' | 'publish' | 'nextDay' | 'nextWeek' };

const text = fc.stringMatching(/^[a-z]{1,8}$/);

/** What costs seconds comes seldom. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('type'), field: fc.constantFrom('name', 'note'), text }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('killBrowser', 'newTab'), isKept: fc.boolean() }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('language', 'offline', 'online', 'reload', 'back', 'upload', 'send', 'send'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('killServer', 'publish', 'nextDay', 'nextWeek') }),
  },
);

const day = 24 * 60 * 60 * 1000;
const numbers = /[3479CDFGHJKMNPRTWXY]{4}(-[3479CDFGHJKMNPRTWXY]{4}){2}/g;
const words = {
  resume: /^(Continue with these answers|Continuer avec ces réponses|Send it|L’envoyer)$/,
  asNew: /^(Send the changed answers as a new|Envoyer les réponses modifiées dans une nouvelle)/,
  again: /^(Try again|Réessayer)/,
  thanks: /^(Thank you\. We received|Merci\. Nous avons reçu)/,
  waiting: /waiting to be sent$|attend d’être envoyé$/,
  already: /^(We already received|Nous avons déjà reçu)/,
};

const fields = ['name', 'note'] as const;
type Answers = Record<(typeof fields)[number], string>;

/** A resident with a browser and a server that may die, and what must be true of them. */
export interface Walk {
  /** Each has answers of its own. */
  run(steps: readonly Step[]): Promise<void>;
  /** Begins one, and says that others use this computer. */
  share(): Promise<void>;
  /** Everything that was ever typed begins so. */
  readonly canary: string;
  close(): Promise<void>;
}

export async function createWalk(browser: OwnBrowser): Promise<Walk> {
  const formsDir = mkdtempSync(join(tmpdir(), 'guichet-walk-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'guichet-walk-data-'));
  const canary = 'Zanzibar';
  let versions = 0;
  publish();
  let product: Product = await startProduct({ formsDir, dataDir });
  const port = Number(new URL(product.siteUrl).port);
  const address = (language = 'en') => `${product.siteUrl}/${language}/walk`;
  let isServed = true;
  let context: BrowserContext = await browser.start();
  let page: Page = await context.newPage();
  let isOnline = true;
  let later = 0;
  let rounds = 0;

  // Of the answers that are filled in now.
  let tag = '';
  let answers: Answers = { name: '', note: '' };
  /** What a field may hold where the last second is lost. */
  let held: Record<keyof Answers, Set<string>> = noneHeld();
  let file: 'none' | 'chosen' | 'kept' = 'none';
  let pressed: Answers[] = [];
  let received = new Set<string>();
  let isSent = false;

  function noneHeld() {
    return { name: new Set(['']), note: new Set(['']) };
  }

  function publish(): void {
    versions += 1;
    const input = { type: 'textfield', input: true };
    const definition = {
      ...{ title: 'Walk', path: 'walk', type: 'form', display: 'form' },
      properties: { en: 'Walk', fr: 'Marche' },
      components: [
        { ...input, key: 'name', label: 'Name' },
        { ...input, key: `added${versions}`, label: 'Another' },
        { type: 'textarea', input: true, key: 'note', label: 'Note' },
        { type: 'file', input: true, key: 'plan', label: 'Plan', storage: 'resumable' },
        { type: 'button', input: true, key: 'submit', label: 'Send', action: 'submit' },
      ],
    };
    writeFileSync(join(formsDir, 'walk.new'), JSON.stringify(definition));
    renameSync(join(formsDir, 'walk.new'), join(formsDir, 'walk.json'));
  }

  async function connect(): Promise<void> {
    if (!isServed) {
      product = await startProduct({ formsDir, dataDir, port });
      isServed = true;
    }
    if (!isOnline) await context.setOffline(false);
    isOnline = true;
    // The page need not wait for its next try.
    if (!page.isClosed())
      await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
  }

  async function follow(): Promise<void> {
    page.on('dialog', (dialog) => dialog.accept().catch(() => undefined));
    if (later > 0)
      await page.addInitScript((milliseconds) => {
        const now = Date.now;
        Date.now = () => now() + milliseconds;
      }, later);
  }

  async function open(): Promise<void> {
    await connect();
    await page.goto(address());
    await live(page);
    await settle();
  }

  /** The page as it stands. */
  async function look() {
    return page.evaluate(() => {
      const value = (name: string) =>
        document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? undefined;
      return {
        heading: document.querySelector('h1')?.textContent ?? '',
        notice: document.querySelector('.g-notice > h2')?.textContent ?? '',
        buttons: [...document.querySelectorAll('.g-notice button')].map(
          ({ textContent }) => textContent ?? '',
        ),
        main: document.querySelector('main')?.textContent ?? '',
        hasFile: document.querySelector('.formio-component-plan li') !== null,
        name: value('name'),
        note: value('note'),
      };
    });
  }

  /** Until the form is as it was filled in, or was sent. */
  async function settle(): Promise<void> {
    await expect(async () => {
      const seen = await look();
      if (words.thanks.test(seen.heading) || words.thanks.test(seen.notice)) {
        for (const [number] of seen.main.matchAll(numbers)) received.add(number);
        isSent = true;
        return;
      }
      if (seen.buttons.some((name) => words.resume.test(name))) {
        await page.getByRole('button', { name: words.resume }).click();
        throw new Error('It goes on.');
      }
      if (words.waiting.test(seen.notice) && isServed && isOnline) throw new Error('It is being sent.');
      for (const field of fields) expect([...held[field]]).toContain(seen[field]);
      if (file === 'kept') expect(seen.hasFile).toBe(true);
      answers = { name: seen.name ?? '', note: seen.note ?? '' };
      if (!seen.hasFile) file = 'none';
    }).toPass({ timeout: 90_000, intervals: [50, 100, 200] });
  }

  async function keep(): Promise<void> {
    if (answers.name === '' && answers.note === '' && file === 'none') return;
    await draftSince(page);
    held = { name: new Set([answers.name]), note: new Set([answers.note]) };
    if (file === 'chosen') file = 'kept';
  }

  async function begin(): Promise<void> {
    rounds += 1;
    tag = `${canary}${rounds}x`;
    answers = { name: '', note: '' };
    held = noneHeld();
    file = 'none';
    pressed = [];
    received = new Set();
    isSent = false;
    await open();
  }

  async function send(): Promise<void> {
    // What was typed within the last second may be gone, and the walk finds its submissions by the name.
    if (!answers.name.startsWith(tag)) await act({ kind: 'type', field: 'name', text: 'again' });
    pressed.push({ ...answers });
    await page.locator('main button[type=submit]').last().click();
    await expect(async () => {
      const seen = await look();
      const isOver = words.thanks.test(seen.heading) || words.waiting.test(seen.notice);
      const isHeld = /will continue|continuera/.test(seen.main);
      if (words.already.test(seen.notice)) {
        for (const [number] of seen.main.matchAll(numbers)) received.add(number);
        await page.getByRole('button', { name: words.asNew }).click();
      }
      if (seen.buttons.some((name) => words.again.test(name)))
        await page.getByRole('button', { name: words.again }).first().click();
      expect(isOver || (isHeld && !(isServed && isOnline))).toBe(true);
    }).toPass({ timeout: 90_000, intervals: [50, 100, 200] });
    await settle();
  }

  async function restart(): Promise<void> {
    await browser.kill();
    context = await browser.start();
    page = await context.newPage();
    isOnline = true;
    await follow();
  }

  async function shift(milliseconds: number): Promise<void> {
    const isWaiting = words.waiting.test((await look()).notice);
    await keep();
    later += milliseconds;
    await page.close();
    page = await context.newPage();
    await follow();
    if (!isWaiting) {
      // Its draft is too old.
      held = noneHeld();
      file = 'none';
    }
    await open();
  }

  async function act(one: Step): Promise<void> {
    switch (one.kind) {
      case 'type': {
        const value = one.field === 'name' ? `${tag} ${one.text}` : `${canary} ${one.text}`;
        await page.locator(`[name="${one.field}"]`).fill(value);
        answers = { ...answers, [one.field]: value };
        held[one.field].add(value);
        return;
      }
      case 'upload':
        if (file !== 'none') return;
        await page.locator('input[type=file]').setInputFiles({
          name: `${canary}.txt`,
          mimeType: 'text/plain',
          buffer: Buffer.from(`${tag}\n`.repeat(50_000)),
        });
        file = 'chosen';
        return;
      case 'language':
        if (!isOnline || !isServed) return;
        await page.locator('header a[hreflang]').first().click();
        return settle();
      case 'offline':
        if (isOnline) await context.setOffline(true);
        isOnline = false;
        return;
      case 'online':
        await connect();
        return settle();
      case 'killServer':
        if (isServed) await product.kill();
        isServed = false;
        return;
      case 'publish':
        return publish();
      case 'reload':
        await connect();
        held = { name: new Set([answers.name]), note: new Set([answers.note]) };
        await page.reload();
        await live(page);
        return settle();
      case 'back':
        await connect();
        held = { name: new Set([answers.name]), note: new Set([answers.note]) };
        await page.goto(`${product.siteUrl}/en`);
        await page.goBack();
        await live(page);
        return settle();
      case 'send':
        return send();
      case 'newTab':
      case 'killBrowser':
        if (one.isKept) await keep();
        if (one.kind === 'killBrowser') await restart();
        else {
          await page.close();
          page = await context.newPage();
          await follow();
        }
        return open();
      case 'nextDay':
        return shift(day + 1);
      case 'nextWeek':
        return shift(7 * day + 1);
    }
  }

  /** The reference numbers under which answers of this round were received, with what they say. */
  function stored(): ReadonlyMap<string, Answers> {
    const database = new DatabaseSync(join(dataDir, 'guichet.sqlite'), { readOnly: true });
    const rows = database.prepare("SELECT reference, data FROM submissions WHERE form = 'walk'").all();
    database.close();
    const all = rows.map(({ reference, data }) => [String(reference), JSON.parse(String(data))] as const);
    return new Map(all.filter(([, { name }]) => String(name).startsWith(`${tag} `)));
  }

  await follow();
  return {
    canary,
    async run(steps) {
      await begin();
      for (const one of steps) {
        await act(one);
        if (isSent) break;
      }
      await connect();
      await settle();
      if (!isSent) {
        await act({ kind: 'type', field: 'name', text: 'end' });
        await send();
      }
      expect(isSent, 'it is sent in the end').toBe(true);
      const all = stored();
      expect([...all.keys()].sort(), 'each that was received was shown, and no other').toEqual(
        [...received].sort(),
      );
      for (const { name, note } of all.values()) expect(pressed).toContainEqual({ name, note: note ?? '' });
      await expect.poll(() => kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
    },
    async share() {
      await begin();
      await act({ kind: 'type', field: 'note', text: 'shared' });
      await keep();
      await page.getByRole('button', { name: /^This is a shared computer$/ }).click();
      await expect.poll(() => kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
      await act({ kind: 'type', field: 'note', text: 'more' });
    },
    async close() {
      await browser.close();
      await product.stop();
    },
  };
}
