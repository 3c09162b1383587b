import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormProps } from './form-props.ts';
import { box, draw, name, openHostPage, permit, press, steps } from './testing/host-page.tsx';
import { Form } from './wrapper.ts';

openHostPage();

test('each change is told with the submission, what changed and who changed it', async () => {
  const onChange = vi.fn<NonNullable<FormProps['onChange']>>();
  draw(<Form form={permit} onChange={onChange} />);
  await userEvent.fill(box('Name'), 'Ann');
  const [submission, flags, modified] = onChange.mock.lastCall ?? [];
  expect(submission?.data).toEqual({ name: 'Ann', city: '' });
  expect(submission?.isValid).toBe(true);
  expect(submission?.changed).toMatchObject({ value: 'Ann', component: { key: 'name', type: 'textfield' } });
  expect(flags?.changed?.component).toMatchObject({ key: 'name', label: 'Name', input: true });
  expect(modified).toBe(true);
});

test('without an address a submission is the host’s alone', async () => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  const onSubmitDone = vi.fn();
  draw(<Form form={permit} onSubmit={onSubmit} onSubmitDone={onSubmitDone} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  const [submission, saved] = onSubmit.mock.lastCall ?? [];
  expect(submission).toMatchObject({
    data: { name: 'Ann' },
    state: 'submitted',
    metadata: { language: 'en' },
  });
  expect(saved).toBe(false);
  expect(onSubmitDone).not.toHaveBeenCalled();
});

test('what is wrong is told, listed and leads to its field', async () => {
  const emitted: string[] = [];
  draw(
    <Form
      form={permit}
      onSubmitButton={() => emitted.push('submitButton')}
      onComponentError={() => emitted.push('componentError')}
      onSubmitError={() => emitted.push('submitError')}
      onError={() => emitted.push('error')}
      onSubmit={() => emitted.push('submit')}
    />,
  );
  await expect.element(box('Name')).toBeVisible();
  await press('Submit');
  await expect.poll(() => emitted).toEqual(['submitButton', 'componentError', 'submitError', 'error']);
  await userEvent.click(page.getByRole('link', { name: /Name is required/ }));
  await expect.element(box('Name')).toHaveFocus();
});

test('a press of Next is reported before its page is validated, and the next page once it is shown', async () => {
  const onNextButtonClicked = vi.fn();
  const onNextPage = vi.fn<NonNullable<FormProps['onNextPage']>>();
  const onPrevPage = vi.fn<NonNullable<FormProps['onPrevPage']>>();
  const onRender = vi.fn();
  draw(<Form form={steps} {...{ onNextButtonClicked, onNextPage, onPrevPage, onRender }} />);
  await expect.element(box('Name')).toBeVisible();
  await expect.poll(() => onRender.mock.calls.length).toBe(1);
  await press('Next');
  await expect.element(page.getByRole('link', { name: /Name is required/ })).toBeVisible();
  expect(onNextButtonClicked).toHaveBeenCalledExactlyOnceWith({
    page: 0,
    submission: { data: { name: '', city: '' } },
  });
  expect(onNextPage).not.toHaveBeenCalled();
  await userEvent.fill(box('Name'), 'Ann');
  await press('Next');
  await expect.element(box('City')).toBeVisible();
  expect(onNextButtonClicked).toHaveBeenCalledTimes(2);
  expect(onNextPage).toHaveBeenCalledExactlyOnceWith({
    page: 1,
    submission: { data: { name: 'Ann', city: '' } },
  });
  await expect.poll(() => onRender.mock.lastCall?.[0].page).toBe(1);
  await press('Previous');
  await expect.element(box('Name')).toHaveValue('Ann');
  expect(onPrevPage.mock.lastCall?.[0].page).toBe(0);
  expect(onNextButtonClicked).toHaveBeenCalledTimes(2);
});

test('a hook before a page holds it back and says why, or lets it come', async () => {
  const beforePage = vi.fn((_page, { data }, next) =>
    next(data.name === 'Bo' ? undefined : 'Only Bo may go on.'),
  );
  draw(<Form form={steps} options={{ hooks: { beforePage } }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Next');
  await expect.element(page.getByText('Error 1: Only Bo may go on.')).toBeVisible();
  await userEvent.fill(box('Name'), 'Bo');
  await press('Next');
  await expect.element(box('City')).toBeVisible();
});

test('an outside validator shows its errors at their fields, and what a hook makes of the data is sent', async () => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  const hooks: NonNullable<NonNullable<FormProps['options']>['hooks']> = {
    customValidation: ({ data }, next) =>
      next(data.name === 'Ann' ? [{ message: 'Ann is known already.', path: 'name' }] : null),
    beforeSubmit: ({ data }, next) => next(null, { data: { ...data, city: 'Laval' } }),
  };
  draw(<Form form={permit} options={{ hooks }} onSubmit={onSubmit} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.element(box('Name')).toHaveAccessibleDescription('Ann is known already.');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.fill(box('Name'), 'Bo');
  await press('Submit');
  await expect.poll(() => onSubmit.mock.lastCall?.[0].data).toEqual({ name: 'Bo', city: 'Laval' });
});

test('a button’s own event is told under both names', async () => {
  const button = {
    type: 'button',
    action: 'event',
    event: 'askForHelp',
    key: 'help',
    label: 'Help',
    input: true,
  };
  const onCustomEvent = vi.fn<NonNullable<FormProps['onCustomEvent']>>();
  const askForHelp = vi.fn();
  draw(
    <Form form={{ components: [name, button] }} onCustomEvent={onCustomEvent} otherEvents={{ askForHelp }} />,
  );
  await expect.element(box('Name')).toBeVisible();
  await press('Help');
  expect(onCustomEvent.mock.lastCall?.[0].type).toBe('askForHelp');
  expect(askForHelp).toHaveBeenCalledOnce();
});

test('a wizard with a review lists the answers before they are sent, each with a way back to its field', async () => {
  draw(<Form form={{ ...steps, settings: { review: true } }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Next');
  await expect.element(box('City')).toBeVisible();
  await press('Next');
  await expect.element(page.getByText('Not answered')).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: 'Ann' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Change Name' }));
  await expect.element(box('Name')).toHaveFocus();
});
