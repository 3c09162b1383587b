import type { JsonObject } from '@guichet/definition';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../testing/open-site.ts';
import { createPlainVisitor } from '../testing/plain-visitor.ts';
import { storedData, storedMetadata } from '../testing/stored-data.ts';

const bsn = (more = {}) => ({
  ...{ type: 'bsn', key: 'bsn', label: 'BSN', input: true, validate: { required: true } },
  ...more,
});
const text = (key: string, more = {}) => ({
  ...{ type: 'textfield', key, label: key, input: true },
  ...more,
});
const panel = (key: string, components: readonly JsonObject[]) => ({
  type: 'panel',
  key,
  title: key,
  components,
});

const forms = [
  { title: 'Odd', path: 'odd', components: [text('name'), bsn()] },
  {
    ...{ title: 'Steps', path: 'steps', display: 'wizard' },
    components: [panel('one', [text('name')]), panel('two', [bsn()])],
  },
  {
    title: 'Asked',
    path: 'asked',
    components: [bsn({ conditional: { show: true, when: 'a', eq: 'yes' } }), text('a')],
  },
  { title: 'Given', path: 'given', components: [bsn({ defaultValue: { a: '</script><b>' } }), text('name')] },
  { title: 'Free', path: 'free', components: [bsn({ validate: {} }), text('name')] },
  { title: 'Known', path: 'known', components: [text('name', { validate: { required: true } })] },
];
const notice = {
  en: ['This form has an error and cannot be sent', 'To do this another way, please contact the City.'],
  fr: [
    'Ce formulaire comporte une erreur et ne peut pas être envoyé',
    'Pour procéder autrement, veuillez communiquer avec la Ville.',
  ],
} as const;

let site: Awaited<ReturnType<typeof openSite>>;
afterEach(() => site.close());

const page = async (url: string) => (await site.fetch(url)).text();
const drawn = (html: string) => html.slice(0, html.indexOf('application/json'));

test.each(['en', 'fr'] as const)(
  'the page of a form says before anything is filled in that it cannot be sent (%s)',
  async (locale) => {
    site = await openSite({}, forms);
    for (const path of ['odd', 'steps']) {
      const html = drawn(await page(`/${locale}/${path}`));
      for (const sentence of notice[locale]) expect(html).toContain(sentence);
      expect(html.indexOf(notice[locale][0])).toBeLessThan(html.indexOf('name="name"'));
    }
    for (const path of ['asked', 'given', 'free', 'known'])
      expect(drawn(await page(`/${locale}/${path}`))).not.toContain(notice[locale][0]);
  },
);

test('a plain post is refused at the question, and keeps what was typed', async () => {
  site = await openSite({}, forms);
  const refused = await site.post('/en/odd', [['name', 'Ann']]);
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain('href="#f-bsn"');
  expect(html).toMatch(/<fieldset[^>]*id="f-bsn"[^>]*aria-describedby="f-bsn:error"/);
  expect(html).toContain('value="Ann"');
  expect(html).toContain(notice.en[0]);
  const shown = await site.post('/en/asked', [['a', 'yes']]);
  expect(shown.status).toBe(422);
  expect(await shown.text()).toContain(notice.en[0]);
});

test('what it is given by its author, and what a client posts, is sent, and never drawn as markup', async () => {
  site = await openSite({}, forms);
  const visitor = createPlainVisitor(() => site);
  const first = await visitor.open('/en/given');
  expect(drawn(first.html)).not.toContain('<b>');
  expect(drawn(first.html)).toContain(
    'name="bsn" value="{&quot;a&quot;:&quot;&lt;/script&gt;&lt;b&gt;&quot;}"',
  );
  // The hidden input is posted as it was drawn, and is its default again.
  expect(
    (
      await site.post('/en/given', [
        ['bsn', '{"a":"</script><b>"}'],
        ['name', 'Ann'],
      ])
    ).status,
  ).toBe(303);
  expect(
    (
      await site.post('/en/odd', [
        ['bsn', '012'],
        ['name', 'Ann'],
      ])
    ).status,
  ).toBe(303);
  expect(storedData(site, 'given')).toEqual([{ bsn: { a: '</script><b>' }, name: 'Ann' }]);
  expect(storedData(site, 'odd')).toEqual([{ bsn: '012', name: 'Ann' }]);
  const unchecked = [{ path: 'bsn', rule: 'type', reason: 'unknownType' }];
  expect(storedMetadata(site, 'odd')).toMatchObject([{ unchecked }]);
});
