import type { JsonObject } from '@guichet/definition';
import { openPreparedForm } from '@guichet/renderer/testing/open-prepared-form';
import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

const text = (key: string): JsonObject => ({ type: 'textfield', key, label: key, input: true });
const pin = (key = 'pin'): JsonObject => ({ type: 'password', key, label: key, input: true });
const holding = (type: string, key: string, ...components: readonly JsonObject[]): JsonObject => ({
  ...{ type, key, label: key, input: true },
  components,
});

test('leaves out a secret wherever it stands, and nothing else, as a living form does', () => {
  const components = [
    text('name'),
    pin('owner.pin'),
    holding('panel', 'panel', pin('second')),
    holding('container', 'box', text('a'), pin()),
    holding('datagrid', 'rows', text('a'), pin(), holding('editgrid', 'inner', pin(), text('b'))),
  ];
  const inner = [{ pin: 'x', b: '1' }, { b: '2' }];
  const data: JsonObject = {
    ...{ name: 'Ann', owner: { pin: 'x', phone: '1' }, second: 'x', unknown: 'kept' },
    box: { a: '1', pin: 'x' },
    rows: [{ a: '1', pin: 'x', inner }, { a: '2' }],
  };
  const formInstance = openPreparedForm({ title: 'Secrets', path: 'secrets', components }, data);
  const left = withoutSecrets(formInstance.page.components, data);
  expect(left).toEqual({
    ...{ name: 'Ann', owner: { phone: '1' }, unknown: 'kept' },
    box: { a: '1' },
    rows: [{ a: '1', inner: [{ b: '1' }, { b: '2' }] }, { a: '2' }],
  });
  expect(left).toEqual(formInstance.withoutSecrets(data));
  const odd = { rows: 'x', box: [1], name: 'Ann' };
  expect(withoutSecrets(formInstance.page.components, odd)).toMatchObject(odd);
});
