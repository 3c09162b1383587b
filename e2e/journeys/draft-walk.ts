import { expect } from '@playwright/test';
import type { OwnBrowser } from '../fixtures/own-browser.ts';
import type { Step } from './draft-steps.ts';
import { draftSince, kept, sendingKept } from './drafts.ts';
import { live } from './permit.ts';
import { type Answers, fields } from './walk-form.ts';
import { pageTimeout, startMachines } from './walk-machines.ts';
import { look, numbers, receiptOf, storeIn, words } from './walk-page.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a button stays that was seen: it may be gone meanwhile. In milliseconds. */
const glance = 2_000;

/** A resident with a browser and a server that may die, and what must be true of them. */
export interface Walk {
  /** Each has answers of its own. */
  run(steps: readonly Step[]): Promise<void>;
  /** Begins one, and says that others use this computer. */
  share(): Promise<void>;
  /** Everything that was ever typed begins so. */
  readonly canary: string;
  /** Lies in the storages of the browser in the end, for the search to find. */
  readonly control: string;
  close(): Promise<void>;
}

export async function createWalk(browser: OwnBrowser): Promise<Walk> {
  const machines = await startMachines(browser);
  const { page, connect } = machines;
  const canary = 'Zanzibar';
  const control = 'Kilimanjaro';
  let rounds = 0;

  // Of the answers that are filled in now.
  let tag = '';
  let answers: Answers = { name: '', note: '' };
  /** All that a field may hold where the last second is lost. */
  let held: Record<keyof Answers, Set<string>> = noneHeld();
  let file: 'none' | 'chosen' | 'kept' = 'none';
  let pressed: Answers[] = [];
  let received = new Set<string>();
  /** Numbers of earlier rounds: a form that is opened again within the half hour names the last one. */
  const before = new Set<string>();
  let isSent = false;

  function noneHeld() {
    return { name: new Set(['']), note: new Set(['']) };
  }

  async function open(): Promise<void> {
    await connect();
    await page().goto(machines.address('/en/walk'));
    await live(page());
    await settle();
  }

  const numbersIn = (text: string) =>
    [...text.matchAll(numbers)].map(([number]) => number).filter((number) => !before.has(number));

  const standing = (seen: object) => `${page().url()}: ${JSON.stringify(seen)}`;

  /** Until the form is as it was filled in, or was sent. */
  async function settle(): Promise<void> {
    await expect(async () => {
      // Before the page, which says so when one goes.
      const { drafts } = await kept(page());
      const seen = await look(page());
      const shown = numbersIn(seen.main);
      // Loaded again in the very moment in which it was received.
      const isNotified = words.notified.test(seen.notice) && shown.length > 0;
      if (words.thanks.test(seen.heading) || words.thanks.test(seen.notice) || isNotified) {
        for (const number of shown) received.add(number);
        isSent = true;
        return;
      }
      if (seen.buttons.some((name) => words.resume.test(name))) {
        await page().getByRole('button', { name: words.resume }).click({ timeout: glance });
        throw new Error('It goes on.');
      }
      if ((words.waiting.test(seen.notice) || seen.isSending) && machines.isConnected())
        throw new Error('It is being sent.');
      const isEmpty = !seen.name && !seen.note && !seen.hasFile;
      if (isEmpty && drafts > 0 && (seen.notice === '' || words.notified.test(seen.notice)))
        throw new Error('It is not offered yet.');
      for (const field of fields)
        expect([...held[field]], standing({ ...seen, drafts })).toContain(seen[field]);
      if (file === 'kept') {
        expect(seen.hasFile).toBe(true);
        expect(seen.main).not.toMatch(words.interrupted);
      }
      answers = { name: seen.name ?? '', note: seen.note ?? '' };
      if (!seen.hasFile) file = 'none';
    }).toPass({ timeout: pageTimeout, intervals: [50, 100, 200] });
  }

  async function keep(): Promise<void> {
    // An empty form may be offered a draft yet, which a closed tab wrote late.
    if (answers.name === '' && answers.note === '' && file === 'none') return;
    if (words.waiting.test((await look(page())).notice)) await sendingKept(page());
    else await draftSince(page());
    held = { name: new Set([answers.name]), note: new Set([answers.note]) };
    if (file !== 'chosen' || words.interrupted.test((await look(page())).main)) return;
    // After the answers, which do not wait for its bytes.
    await expect(async () => {
      if (!(await look(page())).isUploaded) expect((await kept(page())).files).toBeGreaterThan(0);
    }).toPass({ timeout: pageTimeout, intervals: [50, 100, 200] });
    // Stored meanwhile: the draft says so once it is written again.
    await draftSince(page());
    file = 'kept';
  }

  async function begin(): Promise<void> {
    rounds += 1;
    tag = `${canary}${rounds}x`;
    answers = { name: '', note: '' };
    held = noneHeld();
    file = 'none';
    pressed = [];
    for (const number of received) before.add(number);
    received = new Set();
    isSent = false;
    await open();
  }

  /** Resolves once the form or its receipt answers: one that waited may be sent while its page is left. */
  async function alive(): Promise<void> {
    await page().waitForFunction(() => {
      const { key, sent } = history.state ?? {};
      const drawn = document.getElementById('guichet-page');
      return sent !== undefined || (key !== undefined && drawn !== null && 'page' in drawn);
    });
  }

  async function unlessSent(error: unknown): Promise<boolean> {
    if (!words.thanks.test((await look(page())).heading)) throw error;
    return true;
  }

  async function send(): Promise<void> {
    // It is being sent already: there is nothing to press.
    if (words.waiting.test((await look(page())).notice)) return settle();
    // The last second may be gone, and the walk finds its submissions by the name.
    if (!answers.name.startsWith(tag)) await act({ kind: 'type', field: 'name', text: 'again' });
    if (isSent) return;
    // Left before its bytes were kept: a resident is asked to choose it again, or to take it away.
    if (words.interrupted.test((await look(page())).main)) {
      await page().locator('.formio-component-plan li button').last().click();
      file = 'none';
    }
    pressed.push({ ...answers });
    // A form that is held for its file goes by itself once that is there, and takes the button along.
    await page().locator('main button[type=submit]').last().or(receiptOf(page())).first().click();
    await expect(async () => {
      const seen = await look(page());
      const isOver = words.thanks.test(seen.heading) || words.waiting.test(seen.notice);
      const isHeld = words.held.test(seen.main);
      if (words.already.test(seen.notice)) {
        for (const number of numbersIn(seen.main)) received.add(number);
        await page().getByRole('button', { name: words.asNew }).click({ timeout: glance });
      }
      if (seen.buttons.some((name) => words.again.test(name)))
        await page().getByRole('button', { name: words.again }).first().click({ timeout: glance });
      expect(isOver || (isHeld && !machines.isConnected()), standing(seen)).toBe(true);
    }).toPass({ timeout: pageTimeout, intervals: [50, 100, 200] });
    await settle();
  }

  /** Erases what was typed beside a form that was sent by itself: another application, which nobody sends. */
  async function eraseOther(): Promise<void> {
    const seen = await look(page());
    if (seen.name || seen.note) await page().getByRole('button', { name: words.erase }).click();
  }

  async function shift(milliseconds: number): Promise<void> {
    const isWaiting = words.waiting.test((await look(page())).notice);
    await keep();
    await machines.changeTab(milliseconds);
    if (!isWaiting) {
      // Its draft is too old.
      held = noneHeld();
      file = 'none';
    }
    await open();
  }

  async function act(step: Step): Promise<void> {
    switch (step.kind) {
      case 'type': {
        const value = step.field === 'name' ? `${tag} ${step.text}` : `${canary} ${step.text}`;
        const isHeld = words.held.test((await look(page())).main);
        const control = page().locator(`[name="${step.field}"]`).or(receiptOf(page())).first();
        const isGone = await control
          .fill(value)
          .then(() => false)
          .catch(unlessSent);
        // It waited, and went just now.
        if (isGone) return settle();
        answers = { ...answers, [step.field]: value };
        // It goes once its file is there, as it stands then.
        if (isHeld) pressed.push({ ...answers });
        held[step.field].add(value);
        return;
      }
      case 'upload':
        if (file !== 'none') return;
        await page()
          .locator('input[type=file]')
          .setInputFiles({
            name: `${canary}.txt`,
            mimeType: 'text/plain',
            buffer: Buffer.from(`${tag}\n`.repeat(50_000)),
          });
        file = 'chosen';
        return;
      case 'language':
        if (!machines.isConnected()) return;
        await page().locator('header a[hreflang]').first().click();
        return settle();
      case 'offline':
        return machines.goOffline();
      case 'online':
        await connect();
        return settle();
      case 'killServer':
        return machines.killServer();
      case 'publish':
        return machines.publish();
      case 'reload':
        if (step.isKept) await keep();
        await connect();
        await page().reload();
        await alive();
        return settle();
      case 'back':
        if (step.isKept) await keep();
        await connect();
        await page().goto(machines.address('/en'));
        await page().goBack();
        await alive();
        return settle();
      case 'send':
        return send();
      case 'newTab':
      case 'killBrowser':
        if (step.isKept) await keep();
        if (step.kind === 'killBrowser') await machines.restartBrowser();
        else await machines.changeTab();
        return open();
      case 'nextDay':
        return shift(day + 1);
      case 'nextWeek':
        return shift(7 * day + 1);
    }
  }

  return {
    canary,
    control,
    async run(steps) {
      await begin();
      for (const step of steps) {
        await act(step);
        if (isSent) break;
      }
      await connect();
      await settle();
      if (!isSent) {
        await act({ kind: 'type', field: 'name', text: 'end' });
        if (!isSent) await send();
      }
      expect(isSent, 'it is sent in the end').toBe(true);
      await eraseOther();
      const all = machines.stored(tag);
      expect([...all.keys()].sort(), 'each that was received was shown, and no other').toEqual(
        [...received].sort(),
      );
      for (const { name, note } of all.values()) expect(pressed).toContainEqual({ name, note: note ?? '' });
      await expect(async () => {
        // The button asks before it erases, and appears a moment after something was typed.
        await eraseOther();
        expect(await kept(page())).toEqual({ drafts: 0, files: 0, keys: 0 });
      }).toPass({ timeout: pageTimeout, intervals: [50, 100, 200] });
    },
    async share() {
      await begin();
      await act({ kind: 'type', field: 'note', text: 'shared' });
      await keep();
      await page()
        .getByRole('button', { name: /^This is a shared computer$/ })
        .click();
      await expect.poll(() => kept(page())).toEqual({ drafts: 0, files: 0, keys: 0 });
      await act({ kind: 'type', field: 'note', text: 'more' });
      await storeIn(await page().context().newPage(), machines.address('/en'), control);
    },
    close: machines.close,
  };
}
