import { nextStepsOf } from '@guichet/renderer/next-steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

const withSteps = {
  ...feedback,
  path: 'permit',
  settings: {
    nextSteps: 'We check it <b>twice</b>.\n\n  You pay the fee.',
    i18n: { fr: { nextSteps: 'Nous vérifions tout.\nVous payez les droits.' } },
  },
};

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [feedback, withSteps]);
});
afterAll(() => site.close());

/** The thank-you page in a language after a plain post to a form. */
async function thanks(locale: 'en' | 'fr', alias: string): Promise<string> {
  const response = await site.post(`/${locale}/${alias}`, [
    ['person.name', 'Ann'],
    ['submit', 'true'],
  ]);
  const cookie = response.headers.getSetCookie().find((header) => header.includes(`Path=/${locale}/`)) ?? '';
  const page = await site.fetch(`/${locale}/thankyou`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  return page.text();
}

function stepsIn(html: string): readonly string[] {
  const list = /<ol class="g-steps">(.*?)<\/ol>/.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) => step);
}

test("after a plain post the page tells the author's own steps, a line each, as plain text", async () => {
  expect(stepsIn(await thanks('en', 'permit'))).toEqual([
    'We check it &lt;b&gt;twice&lt;/b&gt;.',
    'You pay the fee.',
  ]);
  expect(stepsIn(await thanks('fr', 'permit'))).toEqual(['Nous vérifions tout.', 'Vous payez les droits.']);
});

test('where the form says nothing of its own, the page tells what is true of any form', async () => {
  const english = await thanks('en', 'city/feedback');
  expect(english).toContain('What happens next');
  expect(stepsIn(english)).toHaveLength(3);
  expect(stepsIn(english)[2]).toBe(
    'If you have a question, contact the City and give your reference number.',
  );
  const french = await thanks('fr', 'city/feedback');
  expect(french).toContain('Prochaines étapes');
  expect(stepsIn(french)[0]).toBe('Nous avons votre formulaire. Vous n’avez pas à l’envoyer de nouveau.');
});

test('a line that stands twice is one step', () => {
  expect(nextStepsOf({ nextSteps: 'You wait.\nYou pay.\r\nYou wait.' })).toEqual(['You wait.', 'You pay.']);
  expect(nextStepsOf({})).toEqual([]);
});
