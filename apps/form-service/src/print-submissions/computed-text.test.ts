import { expect, test } from 'vitest';
import { openTestService } from '../http/test-service.ts';
import { printing } from './testing/printing.ts';

test('a number computed into a text is stored, and printed in lines and cells, as a number', async () => {
  const text = (key: string, more: object = {}) => ({
    ...{ type: 'textfield', key, label: key, input: true },
    ...more,
  });
  const components = [
    text('sent'),
    text('days', { calculateValue: 'value = -3', calculateServer: true }),
    text('typed'),
    text('agreed', { customDefaultValue: 'value = true' }),
  ];
  const { dataDir, post, close } = await openTestService({ 'days.json': { path: 'days', components } });
  const { linesOf, tableOf } = printing(() => dataDir);
  await post({ data: { sent: 7, typed: '-3' } }, {}, '/api/days/submission');
  expect((await linesOf(['days']))[0].data).toEqual({ sent: 7, days: -3, typed: '-3', agreed: true });
  // A typed text can start a formula in a spreadsheet; a number cannot.
  for (const options of [[], ['--labels', 'fr']])
    expect((await tableOf(['days', ...options])).at(-1)).toContain(",7,-3,'-3,true,");
  await close();
});
