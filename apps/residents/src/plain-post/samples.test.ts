import type { JsonObject } from '@guichet/definition';
import { type Sample, samples } from '@guichet/fields/examples';
import { models } from '@guichet/fields/models';
import { openPreparedForm } from '@guichet/renderer/testing/open-prepared-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

const submit: JsonObject = { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' };
const aliasOf = (index: number) => `sample-${index}`;

/** Beside the sample a question that can be left open, so that the page comes back. */
function formOf({ component }: Sample, index: number): JsonObject {
  const open = { type: 'textfield', key: 'open', label: 'Open', input: true, validate: { required: true } };
  return { title: 'Sample', path: aliasOf(index), components: [component, open, submit] };
}

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, samples.map(formOf));
});
afterAll(() => site.close());

const cases = samples.map((sample, index) => ({
  ...sample,
  alias: aliasOf(index),
  form: formOf(sample, index),
}));

function isSecret({ type }: JsonObject): boolean {
  return Object.entries(models).some(([name, model]) => name === type && model.isSecret === true);
}

test.each(cases)(
  '$component.type: $strings is stored alike with a script and without one, and comes back',
  async ({ alias, form: definition, locale, component, strings, value, shown }) => {
    const controls = strings.map((text) => ['a', text] as const);
    const plain = await site.post(`/${locale}/${alias}`, [...controls, ['open', 'yes'], ['submit', 'true']]);
    expect(plain.status).toBe(303);

    const form = openPreparedForm(definition, {}, locale);
    for (const [key, typed] of [
      ['a', strings],
      ['open', ['yes']],
    ] as const) {
      const field = form.fieldByPath(key);
      if (field !== undefined) form.dispatch({ kind: 'input', field, strings: typed });
    }
    const scripted = await site.fetch(`/api/${alias}/submission`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: form.data() }),
    });
    const answer: { readonly data: JsonObject } = await scripted.json();
    const stored = { a: value, open: 'yes' };
    // Secrets are stored and never returned.
    expect([scripted.status, answer.data]).toEqual([201, isSecret(component) ? { open: 'yes' } : stored]);
    expect(storedData(site, alias)).toEqual([stored, stored]);
    expect(openPreparedForm(definition, stored, locale).fieldByPath('a')?.shown()).toEqual(shown);
  },
);

test.each(cases)(
  '$component.type: $strings is still there on a page that comes back with errors, unless it is secret',
  async ({ alias, locale, strings, component, shown }) => {
    const response = await site.post(`/${locale}/${alias}`, [
      ...strings.map((text) => ['a', text] as const),
      ['open', ''],
    ]);
    const html = (await response.text()).replaceAll('&amp;', '&');
    expect(response.status).toBe(422);
    for (const text of shown) {
      if (isSecret(component)) {
        expect(html).not.toContain(text);
        continue;
      }
      const isOption = ['radio', 'checkbox', 'selectboxes', 'select', 'survey'].includes(
        String(component.type),
      );
      if (!isOption) expect(html).toContain(text);
      else
        expect(html).toMatch(
          new RegExp(
            `<(input|option)[^>]*(checked|selected)=""[^>]*value="${text}"|value="${text}"[^>]*(checked|selected)=""`,
          ),
        );
    }
  },
);

test('a number that cannot be read is refused and shown again, not made into another', async () => {
  const index = samples.findIndex(({ component, locale }) => component.type === 'number' && locale === 'fr');
  for (const text of ['12 ou 13', 'douze', '-', '1.2,3']) {
    const response = await site.post(`/fr/${aliasOf(index)}`, [
      ['a', text],
      ['open', 'oui'],
      ['submit', 'true'],
    ]);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('ne contient pas un nombre valide');
    expect(html).toContain(`value="${text}"`);
  }
});
