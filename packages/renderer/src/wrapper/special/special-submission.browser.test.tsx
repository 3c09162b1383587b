import type { JsonObject } from '@guichet/definition';
import { pageFormOf, textsOf } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, draw, openHostPage, permit, press } from '../testing/host-page.tsx';
import { openSmallService, service } from '../testing/small-service.ts';
import { Form, type FormProps } from '../wrapper.ts';

openHostPage();

/** A site of ours with that form, as it prepares it. */
function openSite(properties: JsonObject = {}) {
  const small = openSmallService();
  const prepared = prepareForm({ ...permit, path: 'permit', properties }, { models });
  if (prepared.kind === 'notAForm') throw new Error('The form of this test is none.');
  const { form } = prepared;
  const goesTo = properties.submissionType && 'https://pay.example/order';
  const body = { form: pageFormOf(form), texts: textsOf(form, 'en'), goesTo, timeZone: 'America/Toronto' };
  small.answer('GET /prepared/en/permit', { status: 200, json: body });
  const metadata = { referenceNumber: 'ABCD-EFGH-JKLM' };
  small.answer('POST /api/permit/submission', { status: 201, json: { _id: '1', data: {}, metadata } });
  return small;
}

const src = `${service}/prepared/en/permit`;

test('a host takes a form of a special type over, and our part of it is not done', async () => {
  const { asked } = openSite({ submissionType: 'treeremoval' });
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  const heard: unknown[] = [];
  const onSpecialSubmission: FormProps['onSpecialSubmission'] = (special) => {
    heard.push(special.submissionType, special.submission.data, special.address);
    special.takeOver();
  };
  draw(<Form src={src} {...{ onSubmit, onSpecialSubmission }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.poll(() => onSubmit.mock.lastCall?.[1]).toBe(false);
  const data = expect.objectContaining({ name: 'Ann' });
  expect(heard).toEqual(['treeremoval', data, 'https://pay.example/order']);
  expect(asked.filter(({ what }) => what.startsWith('POST'))).toEqual([]);
});

test('a host says no before its page is left: nothing is ordered, and the resident reads why', async () => {
  const { asked } = openSite({ submissionType: 'payment' });
  const beforeLeave = vi.fn((_leaving: unknown, next: (error?: string) => void) => next('Not from here.'));
  draw(<Form src={src} options={{ hooks: { beforeLeave } }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.element(page.getByText(/Not from here\./).first()).toBeVisible();
  expect(beforeLeave.mock.lastCall?.[0]).toMatchObject({
    ...{ submissionType: 'payment', address: 'https://pay.example/order', data: { name: 'Ann' } },
  });
  expect(asked.filter(({ what }) => what.startsWith('POST'))).toEqual([]);
});

test('an order that our site does not take says so, and the page is not left', async () => {
  const small = openSite({ submissionType: 'payment' });
  const details = [{ type: 'any.required', path: ['city'], message: 'City', context: {} }];
  const refused = { name: 'ValidationError', details };
  small.answer('POST /orders/permit', { status: 400, json: refused });
  draw(<Form src={src} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.element(page.getByRole('link', { name: /City/ })).toBeVisible();
});

test('the receipt of our site takes the place of its form, unless a host has one of its own', async () => {
  openSite();
  draw(<Form src={src} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  const heading = page.getByRole('heading', { name: 'Thank you. We received your form' });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('ABCD-EFGH-JKLM')).toBeVisible();
  await expect.element(page.getByText('Ann', { exact: true })).toBeVisible();
  expect(page.getByRole('textbox').all()).toEqual([]);
  // Other answers bring the form back.
  draw(<Form src={src} submission={{ data: { name: 'Bo' } }} />);
  await expect.element(box('Name')).toHaveValue('Bo');

  const onSubmitDone = vi.fn();
  draw(<Form key="own" src={src} options={{ receipt: false }} onSubmitDone={onSubmitDone} />);
  await userEvent.fill(box('Name'), 'Cy');
  await press('Submit');
  await expect.poll(() => onSubmitDone.mock.calls.length).toBe(1);
  await expect.element(box('Name')).toHaveValue('Cy');
});
