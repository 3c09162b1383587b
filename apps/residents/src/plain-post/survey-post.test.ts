import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const form: JsonObject = {
  title: 'Survey',
  path: 'survey',
  components: [
    {
      type: 'survey',
      key: 'a',
      label: 'Services',
      input: true,
      questions: ['Snow', 'Waste'].map((label) => ({ label, value: label.toLowerCase() })),
      values: ['Good', 'Bad'].map((label) => ({ label, value: label.toLowerCase() })),
      validate: { required: true },
    },
  ],
};

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [form]);
});
afterAll(() => site.close());

/** The radio buttons of the page: name, value, and whether it is checked. */
function radiosIn(html: string): readonly (readonly [string, string, boolean])[] {
  return (html.match(/<input[^>]*type="radio"[^>]*>/g) ?? []).map((tag) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    /value="([^"]*)"/.exec(tag)?.[1] ?? '',
    tag.includes('checked'),
  ]);
}

test('without a script each question sends its answer; what is given stays while another is open', async () => {
  const page = await (await site.fetch('/en/survey')).text();
  const [good, , wasteGood] = radiosIn(page);
  if (good === undefined || wasteGood === undefined) throw new Error('Two questions with two answers.');
  expect(new Set(radiosIn(page).map(([name]) => name)).size).toBe(2);

  const half = await site.post('/en/survey', [[wasteGood[0], wasteGood[1]]]);
  const html = await half.text();
  expect(half.status).toBe(422);
  expect(html).toContain('Services is required');
  expect(radiosIn(html).filter(([, , isChecked]) => isChecked)).toEqual([[wasteGood[0], wasteGood[1], true]]);

  const whole = await site.post('/en/survey', [
    [good[0], good[1]],
    [wasteGood[0], wasteGood[1]],
  ]);
  expect(whole.status).toBe(303);
});
