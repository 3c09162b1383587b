import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { box, draw, openHostPage, permit, press } from '../testing/host-page.tsx';
import { openSmallService, service } from '../testing/small-service.ts';
import { Form, type FormProps } from '../wrapper.ts';

openHostPage();

test('a host takes a form of a special type over, and our part of it is not done', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { asked } = openSmallService();
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  const heard: unknown[] = [];
  const onSpecialSubmission: FormProps['onSpecialSubmission'] = ({
    submissionType,
    submission,
    takeOver,
  }) => {
    heard.push(submissionType, submission.data);
    takeOver();
  };
  const form = { ...permit, properties: { submissionType: 'treeremoval' } };
  draw(<Form form={form} url={`${service}/permit`} {...{ onSubmit, onSpecialSubmission }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.poll(() => onSubmit.mock.lastCall?.[1]).toBe(false);
  expect(heard).toEqual(['treeremoval', expect.objectContaining({ name: 'Ann' })]);
  expect(asked).toEqual([]);
});
