import type { Json, Locale } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(async () => {
  drawn?.close();
  drawn = undefined;
  await page.viewport(1280, 800);
});

const signature = { type: 'signature', key: 'a', label: 'Signature', input: true };
const beside = { type: 'textfield', key: 'b', label: 'Beside', input: true };

async function open(more: object = {}, submission = {}, locale: Locale = 'en'): Promise<DrawnForm> {
  drawn = await drawForm([{ ...signature, ...more }, beside], { submission, locale });
  return drawn;
}

const line = () => page.getByRole('textbox', { name: /^Signature/ });
const clear = () => page.getByRole('button', { name: 'Clear: Signature' });
const emitted = () => page.getByRole('img').element().getAttribute('aria-label');

function canvas(): HTMLCanvasElement {
  const found = document.querySelector('canvas');
  if (found === null) throw new Error('There is a box to draw in.');
  return found;
}

/** Draws with a pointer, from point to point of the box. */
function draw(points: readonly (readonly [number, number])[], pointerType = 'pen'): void {
  const { left, top } = canvas().getBoundingClientRect();
  // A pointer that no device has cannot be held.
  canvas().setPointerCapture = () => {};
  for (const [index, [x, y]] of points.entries()) {
    const init = { pointerId: 7, pointerType, button: 0, pressure: 0.5, bubbles: true };
    const place = { ...init, clientX: left + x, clientY: top + y };
    if (index === 0) canvas().dispatchEvent(new PointerEvent('pointerdown', place));
    canvas().dispatchEvent(new PointerEvent('pointermove', place));
    if (index === points.length - 1) canvas().dispatchEvent(new PointerEvent('pointerup', place));
  }
}

/** How many pixels of a picture are dark, and its size. */
async function inkOf(url: unknown): Promise<{ ink: number; width: number; height: number }> {
  const picture = new Image();
  picture.src = String(url);
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const copy = Object.assign(document.createElement('canvas'), { width, height });
  const context = copy.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
  let ink = 0;
  for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 190) ink += 1;
  return { ink, width, height };
}

const stroke = [
  [20, 60],
  [60, 20],
  [100, 90],
  [160, 40],
] as const;

test.each(['pen', 'touch', 'mouse'])(
  'what a %s draws is kept as a PNG at the resolution of the device',
  async (kind) => {
    const { form } = await open();
    expect(emitted()).toBe('There is no signature yet.');
    draw(stroke, kind);
    expect(form.data().a).toMatch(/^data:image\/png;base64,/);
    const { ink, width, height } = await inkOf(form.data().a);
    expect(ink).toBeGreaterThan(150);
    expect(width).toBe(Math.round(canvas().clientWidth * devicePixelRatio));
    expect(height).toBe(Math.round(canvas().clientHeight * devicePixelRatio));
    await expect.poll(emitted).toBe('You signed.');
    const once = String(form.data().a);
    draw(
      [
        [200, 50],
        [240, 50],
      ],
      kind,
    );
    expect((await inkOf(form.data().a)).ink).toBeGreaterThan((await inkOf(once)).ink);
  },
);

test('a real mouse draws, and the box is as wide as the page lets it be', async () => {
  const { form } = await open();
  await userEvent.dragAndDrop(canvas(), canvas(), {
    sourcePosition: { x: 30, y: 30 },
    targetPosition: { x: 200, y: 100 },
  });
  expect((await inkOf(form.data().a)).ink).toBeGreaterThan(50);
});

test('typed instead: the name is the signature, stays where it was typed, and is heard', async () => {
  const { form } = await open();
  await userEvent.click(line());
  await userEvent.keyboard('Zoë Tremblay');
  await userEvent.tab();
  expect(form.data().a).toMatch(/^data:image\/png;base64,/);
  expect((await inkOf(form.data().a)).ink).toBeGreaterThan(150);
  await expect.element(line()).toHaveValue('Zoë Tremblay');
  await expect.poll(emitted).toBe('You signed as Zoë Tremblay.');
  const { a } = form.data();
  drawn?.close();
  await open({}, { a });
  await expect.element(line()).toHaveValue('Zoë Tremblay');
  expect(drawn?.form.data().a).toBe(a);
});

test('in French a name that begins with a vowel is heard without an elision', async () => {
  await open({}, {}, 'fr');
  await userEvent.fill(line(), 'Émile Roy');
  await userEvent.tab();
  await expect.poll(emitted).toBe('Vous avez signé. Nom tapé\u00a0: Émile Roy.');
});

test('what is typed takes the place of what is drawn, and the other way round', async () => {
  const { form } = await open();
  draw(stroke);
  const byHand = form.data().a;
  await userEvent.fill(line(), 'Zoë');
  expect(form.data().a).not.toBe(byHand);
  draw(stroke);
  await expect.element(line()).toHaveValue('');
  const again = await inkOf(form.data().a);
  expect(again.ink).toBe((await inkOf(byHand)).ink);
  await userEvent.fill(line(), 'Zoë');
  await userEvent.fill(line(), '');
  expect(form.data().a).toBe('');
});

test('the button clears the box by keyboard and by pointer, says so, and the line has the focus', async () => {
  const { form } = await open();
  expect(clear().elements()).toEqual([]);
  draw(stroke);
  await userEvent.click(clear());
  expect(form.data().a).toBe('');
  expect(document.activeElement).toBe(line().element());
  expect(document.querySelector('.g-signature__box [role="status"]')?.textContent).toBe(
    'The signature was cleared.',
  );
  await userEvent.keyboard('Zoë');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(clear().element());
  await userEvent.keyboard('{Enter}');
  expect(form.data().a).toBe('');
  await expect.element(line()).toHaveValue('');
});

test('one that is required is asked for, and drawing takes the error away', async () => {
  const { form } = await open({ validate: { required: true } });
  flushSync(() => void form.dispatch({ kind: 'submit' }));
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.click(page.getByRole('link', { name: /Signature is required/ }));
  await expect.poll(() => document.activeElement).toBe(line().element());
  draw(stroke);
  expect(form.fields[0]?.errors()).toEqual([]);
});

test('what was kept is drawn again, also on a page of another width', async () => {
  const { form } = await open();
  draw(stroke);
  const { a } = form.data();
  const { ink } = await inkOf(a);
  drawn?.close();
  await open({}, { a });
  await expect.poll(async () => (await inkOf(canvas().toDataURL())).ink).toBeGreaterThan(ink * 0.9);
  await page.viewport(320, 800);
  await expect.poll(() => canvas().width).toBe(Math.round(canvas().clientWidth * devicePixelRatio));
  expect((await inkOf(canvas().toDataURL())).ink).toBeGreaterThan(20);
  expect(drawn?.form.data().a).toBe(a);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('what is drawn on a wide page is whole on a narrow one, and goes on to be drawn there', async () => {
  const { form } = await open();
  const wide = canvas().clientWidth;
  draw([
    [20, 20],
    [wide - 20, 20],
    [wide - 20, 120],
  ]);
  const { ink } = await inkOf(form.data().a);
  const kept = form.data().a;
  await page.viewport(320, 800);
  await expect.poll(() => canvas().width).toBe(Math.round(canvas().clientWidth * devicePixelRatio));
  expect(form.data().a).toBe(kept);
  const narrow = canvas().clientWidth;
  const rightEdge = () => {
    const x = Math.round((narrow - (20 * narrow) / wide) * devicePixelRatio);
    const column =
      canvas()
        .getContext('2d')
        ?.getImageData(x - 2, 0, 5, canvas().height).data ?? [];
    return [...column].filter((part, index) => index % 4 === 0 && part < 190).length;
  };
  expect(rightEdge()).toBeGreaterThan(5);
  draw([
    [10, 100],
    [40, 100],
  ]);
  expect(rightEdge()).toBeGreaterThan(5);
  const now = await inkOf(form.data().a);
  expect(now.width).toBeLessThan(wide * devicePixelRatio);
  expect(now.ink).toBeGreaterThan(20);
  await page.viewport(1280, 800);
  await expect.poll(() => canvas().clientWidth).toBe(wide);
  await expect.poll(async () => (await inkOf(canvas().toDataURL())).ink).toBeGreaterThanOrEqual(ink);
});

test.each([
  [{ width: '240px', height: '90px' }, 240, 90],
  [{ width: '50%', height: '300px' }, undefined, 300],
  [{ width: '5000px' }, undefined, 150],
  [{ width: 'calc(1px)', height: '100%' }, undefined, 150],
])('%j is as large as its author has it, within the page', async (more, width, height) => {
  await open(more);
  const room = canvas().parentElement?.clientWidth ?? 0;
  const wide = width ?? ('width' in more && more.width === '50%' ? room / 2 : room);
  await expect.poll(() => Math.round(canvas().getBoundingClientRect().width)).toBe(Math.round(wide));
  expect(Math.round(canvas().getBoundingClientRect().height)).toBe(height);
  draw(stroke);
  expect((await inkOf(drawn?.form.data().a)).ink).toBeGreaterThan(50);
});

test('pen and ground have the colours of the definition, and the words of its author stand below', async () => {
  await open({ backgroundColor: 'rgb(255, 0, 0)', penColor: 'blue', footer: 'Here, <em>please</em>' });
  const pixel = () => [...(canvas().getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3);
  expect(pixel()).toEqual([255, 0, 0]);
  await expect.element(page.getByText('please')).toBeVisible();
  drawn?.close();
  await open({ footer: 'Sign above' });
  await expect.element(page.getByText('Sign above')).toBeVisible();
});

test.each([
  ['empty', {}],
  ['signed', { a: 'data:image/svg+xml,' }],
])('it is accessible (%s)', async (_, submission: Record<string, Json>) => {
  const { container } = await open({}, submission);
  const found = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  expect(found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});
