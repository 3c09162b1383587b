import { expect, test } from 'vitest';
import { type FilledControl, lostAnswers } from './lost-answers.ts';

const control = (name: string, text: string, more: Partial<FilledControl> = {}): FilledControl => ({
  ...{ name, text, type: 'textfield' },
  ...more,
});
const lost = (filled: readonly FilledControl[], shown: readonly FilledControl[]) =>
  lostAnswers(filled, shown, (name) => name === 'total');

test('an answer that is shown in another way of writing is kept', () => {
  const filled = [control('day', '2027-03-04'), control('price', '12'), control('phone', '613 555 0123')];
  const shown = [control('day', '04/03/2027'), control('price', '12,00'), control('phone', '(613) 555-0123')];
  expect(lost(filled, shown)).toEqual([]);
  expect(lost([control('code', 'k1a 0b1')], [control('code', 'K1A 0B1')])).toEqual([]);
});

test('an answer that its control does not show is lost', () => {
  expect(lost([control('name', 'Ann')], [control('name', '')])).toEqual(['name was ["Ann"] and is [""]']);
  expect(lost([control('size', 's')], [control('size', ''), control('size', '')])).toHaveLength(1);
  expect(lost([control('count', '12')], [control('count', '13')])).toHaveLength(1);
});

test('of fields that share a key one answer is kept, and all of them show it', () => {
  const filled = [control('phone', ''), control('phone', '555')];
  expect(lost(filled, [control('phone', '555'), control('phone', '555')])).toEqual([]);
  expect(lost(filled, [control('phone', ''), control('phone', '')])).toHaveLength(1);
});

test('no answer is lost that is on another page, is a secret, or is computed', () => {
  expect(lost([control('name', 'Ann')], [])).toEqual([]);
  const secret = control('pin', '1234', { type: 'password' });
  expect(lost([secret, control('total', '5')], [{ ...secret, text: '' }, control('total', '6')])).toEqual([]);
});
