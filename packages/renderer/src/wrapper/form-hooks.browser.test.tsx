import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormProps } from './form-props.ts';
import type { FormHooks } from './hooks.ts';
import { box, draw, openHostPage, permit, press, steps } from './testing/host-page.tsx';
import { Form } from './wrapper.ts';

openHostPage();

const text = [
  ['a sentence', 'Not today.'],
  ['an error', new Error('Not today.')],
  ['an error of a field', { message: 'Not today.', path: 'name' }],
  ['several', ['Not today.', { message: 'Not here.', path: ['city'] }]],
  ['the details of a service', { details: [{ message: 'Not today.', path: ['name'] }] }],
] as const;

const ways: readonly (readonly [string, (error: unknown) => NonNullable<FormHooks['beforeSubmit']>])[] = [
  ['told by next', (error) => (_, next) => Reflect.apply(next, undefined, [error])],
  [
    'told by next later',
    (error) => (_, next) => void setTimeout(() => Reflect.apply(next, undefined, [error])),
  ],
  ['returned', (error) => () => error],
  ['promised', (error) => async () => error],
  [
    'thrown',
    (error) => () => {
      throw error;
    },
  ],
  [
    'a promise broken',
    (error) => async (_submission, _next) => {
      throw error;
    },
  ],
];

test.each(ways.flatMap(([way, hook]) => text.map(([what, error]) => [what, way, hook(error)] as const)))(
  '%s, %s, keeps a submission from being sent and shows',
  async (_what, _way, beforeSubmit) => {
    const onSubmit = vi.fn();
    draw(<Form form={permit} options={{ hooks: { beforeSubmit } }} onSubmit={onSubmit} />);
    await userEvent.fill(box('Name'), 'Ann');
    await press('Submit');
    await expect.element(page.getByRole('region').getByText(/Not today\./)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    draw(<Form form={permit} onSubmit={onSubmit} />);
    await press('Submit');
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  },
);

test.each<[string, NonNullable<FormHooks['beforeSubmit']>]>([
  ['by next', ({ data }, next) => next(null, { data: { ...data, city: 'Laval' } })],
  ['by returning it', ({ data }) => ({ data: { ...data, city: 'Laval' } })],
  ['by a promise', async ({ data }) => ({ data: { ...data, city: 'Laval' } })],
])('what is sent may be changed before, %s', async (_, beforeSubmit) => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  draw(<Form form={permit} options={{ hooks: { beforeSubmit } }} onSubmit={onSubmit} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.poll(() => onSubmit.mock.lastCall?.[0].data).toEqual({ name: 'Ann', city: 'Laval' });
});

test('an outside validator may take its time; what is pressed meanwhile sends nothing more', async () => {
  const asking = Promise.withResolvers<void>();
  const customValidation = vi.fn(() => asking.promise);
  const onSubmit = vi.fn();
  draw(<Form form={permit} options={{ hooks: { customValidation } }} onSubmit={onSubmit} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await press('Submit');
  expect(onSubmit).not.toHaveBeenCalled();
  asking.resolve();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(customValidation).toHaveBeenCalledOnce();
});

test('a validator that finds something wrong is asked before anything is changed', async () => {
  const beforeSubmit = vi.fn();
  const hooks = { customValidation: async () => 'Ann is known already.', beforeSubmit };
  draw(<Form form={permit} options={{ hooks }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.element(page.getByText('Error 1: Ann is known already.')).toBeVisible();
  expect(beforeSubmit).not.toHaveBeenCalled();
});

test('a page waits for its host, and presses meanwhile turn no further page', async () => {
  const asking = Promise.withResolvers<void>();
  const beforePage = vi.fn<NonNullable<FormHooks['beforePage']>>(() => asking.promise);
  const onNextButtonClicked = vi.fn();
  const more = { ...steps, components: [...steps.components, { type: 'panel', key: 'c', components: [] }] };
  draw(<Form form={more} options={{ hooks: { beforePage } }} {...{ onNextButtonClicked }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Next');
  await press('Next');
  await expect.element(page.getByRole('heading', { name: /Step 1 of 3/ })).toBeVisible();
  asking.resolve();
  await expect.element(page.getByRole('heading', { name: /Step 2 of 3/ })).toBeVisible();
  expect(onNextButtonClicked).toHaveBeenCalledTimes(2);
  expect(beforePage).toHaveBeenCalledOnce();
});

test('a page is asked about forward, back and by the list of steps, and not while it has errors', async () => {
  const asked: string[] = [];
  const hook = (name: string) => () => void asked.push(name);
  const hooks = { beforePage: hook('page'), beforeNext: hook('next'), beforePrev: hook('prev') };
  const emitted: unknown[] = [];
  draw(
    <Form
      form={steps}
      options={{ hooks }}
      onWizardNavigationClicked={(from) => emitted.push(from?.component.key)}
      onWizardPageSelected={(to, index) => emitted.push(to?.component.key, index)}
    />,
  );
  await expect.element(box('Name')).toBeVisible();
  await press('Next');
  await expect.element(page.getByRole('link', { name: /Name is required/ })).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Next');
  await expect.element(box('City')).toBeVisible();
  await press('Previous');
  await expect.element(box('Name')).toBeVisible();
  await press('Next');
  await expect.element(box('City')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: /Page a/ }));
  await expect.element(box('Name')).toBeVisible();
  expect(asked).toEqual(['page', 'next', 'page', 'prev', 'page', 'next', 'page']);
  expect(emitted).toEqual(['b', 'a', 0]);
});

test('a page that its host holds back by a broken promise says why', async () => {
  const beforeNext = async () => {
    throw [{ message: 'This name is taken.', path: 'name' }];
  };
  draw(<Form form={steps} options={{ hooks: { beforeNext } }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Next');
  await expect.element(box('Name')).toHaveAccessibleDescription('This name is taken.');
});

test('answers are thrown away when the resident and the host say so, and kept when either does not', async () => {
  const onCancelSubmit = vi.fn();
  let goes = false;
  const hooks = { beforeCancel: async () => goes };
  draw(<Form form={steps} options={{ hooks }} onCancelSubmit={onCancelSubmit} />);
  await userEvent.fill(box('Name'), 'Ann');
  const cancel = () => userEvent.click(page.getByRole('link', { name: 'Cancel' }));
  await cancel();
  await press('Keep my answers');
  await expect.poll(() => onCancelSubmit.mock.calls.length).toBe(1);
  await cancel();
  await press('Erase my answers');
  await expect.poll(() => onCancelSubmit.mock.calls.length).toBe(2);
  await expect.element(box('Name')).toHaveValue('Ann');
  goes = true;
  await cancel();
  await press('Erase my answers');
  await expect.element(box('Name')).toHaveValue('');
  expect(onCancelSubmit).toHaveBeenCalledTimes(2);
});
