import { createRunCode } from '@guichet/engine/code';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const city = { type: 'select', key: 'city', label: 'City', input: true };
const shownIn = ({ container }: DrawnForm) =>
  [...container.querySelectorAll('select')].map(({ selectedOptions }) => selectedOptions[0]?.text);

test('a choice that a changed list no longer has is still shown, since it is sent', async () => {
  const code = "values = data.country === 'fr' ? ['Paris'] : ['Gatineau', 'Ottawa']";
  drawn = await drawForm(
    [
      { type: 'textfield', key: 'country', label: 'Country', input: true },
      { ...city, dataSrc: 'custom', data: { custom: code }, refreshOn: 'country', template: '{{ item }}' },
    ],
    { runCode: createRunCode(), submission: { country: 'ca', city: 'Ottawa' } },
  );
  const { form } = drawn;
  expect(shownIn(drawn)).toEqual(['Ottawa']);
  const country = form.fieldByPath('country');
  if (country === undefined) throw new Error('No country');
  flushSync(() => void form.dispatch({ kind: 'input', field: country, strings: ['fr'] }));
  expect(form.data()).toEqual({ country: 'fr', city: 'Ottawa' });
  expect(shownIn(drawn)).toEqual(['Ottawa']);
});

test('so is one that was kept, and that the list of the definition no longer has', async () => {
  const values = [{ label: 'Gatineau', value: 'g' }];
  const data = { values };
  drawn = await drawForm([{ ...city, data }], { submission: { city: 'Hull' } });
  expect([shownIn(drawn), drawn.recovered]).toEqual([['Hull'], []]);
});
