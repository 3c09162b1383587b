import { pageFormOf, textsOf } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, draw, name, openHostPage, press } from './testing/host-page.tsx';
import { openSmallService, service } from './testing/small-service.ts';
import { Form, type FormProps } from './wrapper.ts';

openHostPage();

const pet = {
  ...{ type: 'select', key: 'pet', label: 'Pet', input: true, dataSrc: 'url', lazyLoad: false },
  ...{ widget: 'html5', valueProperty: 'id', template: '<span>{{ item.name }}</span>' },
  data: { url: '/open-data/breeds' },
};
const json = (status: number, body: unknown) => ({ status, json: body });
const post = 'POST /api/pet/submission';
const chooser = () => page.getByRole('combobox', { name: 'Pet' });

/** Sends Ann and Chartreux; the resident changes them to Bo and Manx before the service answers. */
async function changeWhileSent(props: FormProps = {}) {
  const small = openSmallService();
  const prepared = prepareForm({ title: 'Pet', path: 'pet', components: [name, pet] }, { models });
  if (prepared.kind === 'notAForm') throw new Error('The form of this test is none.');
  const { form } = prepared;
  small.answer('GET /prepared/en/pet', json(200, { form: pageFormOf(form), texts: textsOf(form, 'en') }));
  const items = [
    { id: 7, name: 'Chartreux' },
    { id: 8, name: 'Manx' },
  ];
  small.answer('POST /choices', json(200, { items, hasMore: false }));
  small.answer(post, json(201, { _id: '1', data: {}, metadata: {} }));
  const { arrived, release } = small.hold(post);
  draw(<Form src={`${service}/prepared/en/pet`} {...props} />);
  await expect.element(page.getByRole('option', { name: 'Chartreux' })).toBeInTheDocument();
  await userEvent.fill(box('Name'), 'Ann');
  await userEvent.selectOptions(chooser(), 'Chartreux');
  await press('Submit');
  await arrived;
  await userEvent.fill(box('Name'), 'Bo');
  await userEvent.selectOptions(chooser(), 'Manx');
  release();
  const sent = () => small.asked.filter(({ what }) => what === post);
  expect(sent().map(({ body }) => body)).toMatchObject([
    { data: { name: 'Ann', pet: 7 }, metadata: { selectData: { pet: { name: 'Chartreux' } } } },
  ]);
  return { sent };
}

test('the receipt shows the answers that were sent, and none that was changed while they were', async () => {
  await changeWhileSent();
  await expect.element(page.getByRole('heading', { name: 'Thank you. We received your form' })).toBeVisible();
  await expect.element(page.getByText('Ann', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Chartreux', { exact: true })).toBeVisible();
  expect(page.getByText(/^(Bo|Manx)$/).all()).toEqual([]);
  await expect.element(page.getByText(/^What you changed while the form was being sent/)).toBeVisible();
});

test('an answer that was changed while the form was sent is sent by the next press', async () => {
  const onSubmitDone = vi.fn();
  const { sent } = await changeWhileSent({ options: { receipt: false }, onSubmitDone });
  await expect.poll(() => onSubmitDone.mock.calls.length).toBe(1);
  await expect.element(box('Name')).toHaveValue('Bo');
  await press('Submit');
  await expect.poll(() => onSubmitDone.mock.calls.length).toBe(2);
  expect(sent()[1]?.body).toMatchObject({ data: { name: 'Bo', pet: 8 } });
  expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});
