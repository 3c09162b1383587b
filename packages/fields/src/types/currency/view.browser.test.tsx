import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DrawnFields, drawFields } from '../../testing/draw-fields.tsx';

let drawn: DrawnFields | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const component = { type: 'currency', key: 'a', label: 'Rent', input: true, currency: 'CAD' };
const affixes = () =>
  [...(drawn?.container.querySelectorAll('.g-affix') ?? [])].map((affix) => affix.textContent);

test('in English the sign stands before the amount, in French behind it', async () => {
  drawn = await drawFields([component]);
  const inEnglish = drawn.container.querySelector('.g-affixed')?.firstElementChild;
  expect([inEnglish?.className, inEnglish?.textContent]).toEqual(['g-affix', '$']);
  drawn.close();
  drawn = await drawFields([component], { locale: 'fr' });
  const inFrench = drawn.container.querySelector('.g-affixed')?.lastElementChild;
  expect([inFrench?.className, inFrench?.textContent]).toEqual(['g-affix', '$']);
});

test('who does not see the sign hears the currency', async () => {
  drawn = await drawFields([{ ...component, description: 'A month.' }]);
  await expect
    .element(page.getByLabelText('Rent'))
    .toHaveAccessibleDescription('In Canadian dollars A month.');
});

test('a sign that the author wrote stands alone, and a unit beside ours', async () => {
  drawn = await drawFields([{ ...component, prefix: '$' }]);
  expect(affixes()).toEqual(['$']);
  drawn.close();
  drawn = await drawFields([{ ...component, suffix: '/ month' }]);
  expect(affixes()).toEqual(['$', '/ month']);
  drawn.close();
  drawn = await drawFields([{ ...component, prefix: '<b>About</b>', suffix: '/ mois' }], { locale: 'fr' });
  expect(affixes()).toEqual(['About', '$ / mois']);
  drawn.close();
  drawn = await drawFields([{ ...component, prefix: '<b>About</b>' }]);
  expect(affixes()).toEqual(['About $']);
});
