import { afterEach, expect, test } from 'vitest';
import { openTestService, permit, type TestService } from '../http/test-service.ts';

let opened: TestService | undefined;

afterEach(() => opened?.close());

test('what cannot be a form is refused with file, place and reason, and does not stop the others', async () => {
  opened = await openTestService({
    'a/permit.json': permit,
    'b-twice.json': permit,
    'c-broken.json': '{"path":',
    'd-list.json': [],
    'e-none.json': { path: 'e' },
    'f-reserved.json': { path: 'thankyou', components: [] },
    'g-nameless.json': { components: [] },
    'h-strange.json': { path: 'strange', components: [1, { type: 'never heard of' }, { type: 'textfield' }] },
    'notes.txt': 'not looked at',
  });
  const { refused } = opened.service;
  expect(refused.map(({ file, path }) => [file, path])).toEqual([
    ['b-twice.json', 'path'],
    ['c-broken.json', ''],
    ['d-list.json', ''],
    ['e-none.json', 'components'],
    ['f-reserved.json', 'path'],
    ['g-nameless.json', 'path'],
  ]);
  expect(refused[0]?.reason).toContain('a/permit.json');
  for (const { reason } of refused) expect(reason.length).toBeGreaterThan(20);
  expect(opened.service.forms().map(({ path }) => path)).toEqual(['permits/parking', 'strange']);
  expect(opened.service.currentForm('strange')?.problems.map(({ code }) => code)).toEqual([
    'notAComponent',
    'unknownType',
    'missingKey',
  ]);
});
