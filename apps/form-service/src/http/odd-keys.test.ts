import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from './test-service.ts';

const city = {
  title: 'City',
  path: 'city',
  components: [
    {
      ...{ type: 'selectboxes', key: 'roles', label: 'Roles', input: true },
      values: [
        { label: 'Owner', value: 'owner' },
        { label: 'Constructor', value: 'constructor' },
      ],
    },
    {
      ...{ type: 'survey', key: 'survey', label: 'Survey', input: true },
      questions: [{ label: 'How is the prototype?', value: 'prototype' }],
      values: [{ label: 'Good', value: 'good' }],
    },
    { type: 'hidden', key: 'held', input: true },
    {
      ...{ type: 'textfield', key: 'more', label: 'More', input: true },
      conditional: { show: true, when: 'held', eq: 'x' },
    },
  ],
};

let opened: TestService;
beforeAll(async () => {
  opened = await openTestService({ 'city.json': city });
});
afterAll(() => opened.close());

const send = (data: object) => opened.post({ data }, {}, '/api/city/submission');

test('options and questions may be called as what every object has', async () => {
  const data = { roles: { owner: false, constructor: true }, survey: { prototype: 'good' } };
  const response = await send(data);
  expect(response.statusCode).toBe(201);
  expect(response.json().data).toEqual(data);
});

const textless = { toString: null, valueOf: null };

test.each([{ held: textless }, { held: [textless] }, { held: [[textless]] }, { roles: [textless] }])(
  'an object that is no text makes nothing fail: %j',
  async (data) => expect((await send(data)).statusCode).toBeLessThan(500),
);
