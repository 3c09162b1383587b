import type { JsonObject } from '@guichet/definition';
import { expect, test } from 'vitest';
import { openSite } from '../testing/open-site.ts';

const text = (key: string) => ({
  type: 'textfield',
  key,
  label: key,
  input: true,
  validate: { required: true },
});
const panel = (key: string) => ({
  type: 'panel',
  key,
  title: key,
  input: false,
  components: [text(`${key}Text`)],
});
const form = { title: 'Steps', path: 'steps', display: 'wizard', components: ['a', 'b', 'c'].map(panel) };

type Entries = readonly (readonly [string, string])[];

/** The hidden inputs of a page as it would post them without a script, with what is typed and pressed. */
function posting(html: string, more: Entries): Entries {
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')] as const,
  );
  return [...inputs, ...more];
}

const stepIn = (html: string) => /<h2[^>]*id="guichet-step"[^>]*>([^<]*)</.exec(html)?.[1];
const forward = ['guichet:turn', 'forward'] as const;
const previous = ['guichet:turn', 'previous'] as const;

test('after a failed attempt a resident turns pages freely, and the post leads to the first page with an error', async () => {
  const site = await openSite({}, [form]);
  const post = async (html: string, more: Entries) =>
    (await site.post('/en/steps', posting(html, more))).text();
  const first = await (await site.fetch('/en/steps')).text();
  expect(stepIn(first)).toBe('Step 1 of 3: a');
  const second = await post(first, [['aText', 'x'], forward]);
  const third = await post(second, [['bText', 'y'], forward]);
  expect(stepIn(third)).toBe('Step 3 of 3: c');
  // Going back and emptying an answer, then sending from the last page.
  const back = await post(third, [
    ['cText', 'z'],
    ['guichet:turn', 'to:f-a'],
  ]);
  expect(stepIn(back)).toBe('Step 1 of 3: a');
  const refused = await post(back, [['aText', ''], forward]);
  expect([stepIn(refused), refused.includes('href="#f-aText"')]).toEqual(['Step 1 of 3: a', true]);
  const jumped = await post(refused, [
    ['aText', ''],
    ['guichet:turn', 'to:f-b'],
  ]);
  const last = await post(jumped, [['bText', ''], previous]);
  expect(stepIn(last)).toBe('Step 1 of 3: a');
  const emptied = third.replace('value="x"', 'value=""').replace('value="y"', 'value=""');
  const sent = await post(emptied, [['cText', 'z'], forward]);
  expect([stepIn(sent), sent.includes('name="guichet:attempted"')]).toEqual(['Step 1 of 3: a', true]);
  const corrected = await post(sent, [['aText', 'x'], forward]);
  expect(stepIn(corrected)).toBe('Step 2 of 3: b');
  const returned = await post(corrected, [['bText', ''], previous]);
  expect(stepIn(returned)).toBe('Step 1 of 3: a');
  await site.close();
});

test('panels inside a page are drawn under its heading, validated with it, and carried along as any answer', async () => {
  const outer = { ...panel('one'), components: [panel('a'), panel('b')] };
  const nested = { title: 'Nested', path: 'nested', display: 'wizard', components: [outer, panel('two')] };
  const site = await openSite({}, [nested]);
  const post = async (html: string, more: Entries) =>
    (await site.post('/en/nested', posting(html, more))).text();
  const first = await (await site.fetch('/en/nested')).text();
  expect([stepIn(first), [...first.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, title]) => title)]).toEqual([
    'Step 1 of 2: one',
    ['a', 'b'],
  ]);
  const refused = await post(first, [['aText', 'x'], forward]);
  expect([stepIn(refused), refused.includes('href="#f-bText"')]).toEqual(['Step 1 of 2: one', true]);
  const second = await post(refused, [['aText', 'x'], ['bText', 'y'], forward]);
  expect(stepIn(second)).toBe('Step 2 of 2: two');
  expect(posting(second, [])).toEqual(
    expect.arrayContaining([
      ['aText', 'x'],
      ['bText', 'y'],
    ]),
  );
  // A place that was kept while an inner panel was a step.
  const kept = await post(
    second.replace('&quot;at&quot;:&quot;f-two&quot;', '&quot;at&quot;:&quot;f-b&quot;'),
    [previous],
  );
  expect(stepIn(kept)).toBe('Step 1 of 2: one');
  await site.close();
});

test('what an author switches off is drawn where it is the only way on, and leads on', async () => {
  const components = form.components.map((page) => ({
    ...page,
    buttonSettings: { next: false, submit: false },
  }));
  const site = await openSite({}, [{ ...form, components }]);
  const post = async (html: string, more: Entries) => site.post('/en/steps', posting(html, more));
  const wayOn = (html: string) => /<button[^>]*value="forward"[^>]*>([^<]*)</.exec(html)?.[1];
  const first = await (await site.fetch('/en/steps')).text();
  const second = await (await post(first, [['aText', 'x'], forward])).text();
  const third = await (await post(second, [['bText', 'y'], forward])).text();
  expect([first, second, third].map(wayOn)).toEqual(['Next', 'Next', 'Submit']);
  expect((await post(third, [['cText', 'z'], forward])).status).toBe(303);
  await site.close();
});

test('a place that nobody gave, and pages that are not there, change nothing', async () => {
  const site = await openSite({}, [form]);
  for (const place of ['', '{', '[]', '{"at":"f-nobody"}', '{"at":"f-a","trail":"x","completed":[1,{}]}']) {
    const response = await site.post('/en/steps', [
      ['guichet:place', place],
      ['guichet:turn', 'to:f-c'],
      ['aText', 'x'],
    ]);
    expect([response.status, stepIn(await response.text())]).toEqual([200, 'Step 1 of 3: a']);
  }
  await site.close();
});

test('Enter does nothing where the page has no button that goes on; a button of the form’s own sends all the same', async () => {
  const ownButton = { type: 'button', key: 'own', label: 'Hand in', input: true, action: 'submit' };
  const sending = {
    ...panel('a'),
    buttonSettings: { submit: false },
    components: [text('aText'), ownButton],
  };
  const halts = (path: string, components: readonly JsonObject[]) => ({ ...form, path, components });
  const site = await openSite({}, [
    halts('no-next', [{ ...panel('a'), nextPage: { '+': [-1] } }, panel('b')]),
    halts('no-submit', [sending]),
  ]);
  const statusOf = async (path: string, entries: Entries) => (await site.post(`/en/${path}`, entries)).status;
  expect(await statusOf('no-next', [['aText', 'x'], forward])).toBe(200);
  expect(stepIn(await (await site.post('/en/no-next', [['aText', 'x'], forward])).text())).toBe(
    'Step 1 of 2: a',
  );
  expect(await statusOf('no-submit', [['aText', 'x'], forward])).toBe(200);
  expect(
    await statusOf('no-submit', [
      ['aText', 'x'],
      ['own', 'true'],
    ]),
  ).toBe(303);
  await site.close();
});
