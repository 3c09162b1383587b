import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, draw, openHostPage, permit, steps } from '../testing/host-page.tsx';
import { openSmallService, service } from '../testing/small-service.ts';
import { Form, type FormProps, type Webform } from '../wrapper.ts';

const { container } = openHostPage();

async function open(props: FormProps): Promise<Webform> {
  const opened = Promise.withResolvers<Webform>();
  draw(<Form {...props} onFormReady={opened.resolve} />);
  return opened.promise;
}

/** The errors with which a command is refused; none where it is done. */
async function messagesOf(command: Promise<unknown>): Promise<readonly string[]> {
  try {
    await command;
    return [];
  } catch (errors) {
    return Array.isArray(errors) ? errors.map(({ message }) => String(message)) : [String(errors)];
  }
}

test('a host reads, fills in, validates and sends a form by its instance', async () => {
  const small = openSmallService();
  small.answer('POST /permit/submission', {
    status: 201,
    json: { _id: '7', data: { name: 'Ann', city: 'Laval' } },
  });
  const onBeforeSetSubmission = vi.fn();
  const webform = await open({ form: permit, url: `${service}/permit`, onBeforeSetSubmission });

  expect(webform.validate().map(({ message }) => message)).toEqual(['Name is required.']);
  await expect.element(page.getByText('Name is required.').first()).toBeVisible();
  expect(webform.getComponent('name')?.errors()).toEqual(['Name is required.']);
  expect(await messagesOf(webform.submit())).toEqual(['Name is required.']);

  await webform.setSubmission({ data: { name: 'Ann' }, metadata: { from: 'host' } });
  expect(onBeforeSetSubmission).toHaveBeenCalledOnce();
  await expect.element(box('Name')).toHaveValue('Ann');
  webform.getComponent('city')?.setValue('Laval');
  expect(webform.getComponent('city')?.getValue()).toBe('Laval');
  expect(webform.getComponent('nothing')).toBeUndefined();
  const submission = { data: { name: 'Ann', city: 'Laval' }, metadata: { from: 'host' } };
  expect(webform.submission).toEqual(submission);
  expect(webform.getValue()).toEqual(submission);

  const sending = webform.submit();
  expect(await messagesOf(webform.submit())).toEqual(['Error: The form is being sent already.']);
  expect(await sending).toMatchObject({ _id: '7', data: submission.data });
  expect(webform.validate()).toEqual([]);
  webform.submission = { data: { name: 'Bo' } };
  await expect.element(box('Name')).toHaveValue('Bo');
});

test('a host listens by name, to its own events too, and stops', async () => {
  const webform = await open({ form: permit });
  const [change, once, hostEvent] = [vi.fn(), vi.fn(), vi.fn()];
  webform.on('change', change);
  const stop = webform.on('change', once);
  webform.on('own', hostEvent);
  await userEvent.fill(box('Name'), 'A');
  stop();
  await userEvent.fill(box('City'), 'B');
  expect(once).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledTimes(2);
  expect(change.mock.lastCall?.[0]).toMatchObject({ data: { name: 'A', city: 'B' } });
  webform.off('change');
  webform.getComponent('name')?.setValue('C');
  expect(change).toHaveBeenCalledTimes(2);
  webform.emit('own', { asked: true });
  expect(hostEvent).toHaveBeenCalledExactlyOnceWith({ asked: true });
  webform.off('own', hostEvent);
  webform.emit('own');
  expect(hostEvent).toHaveBeenCalledOnce();
  const submit = vi.fn();
  webform.on('submit', submit);
  webform.emit('submitButton');
  await expect.poll(() => submit.mock.calls.length).toBe(1);
});

test('a host turns the pages of a wizard, and its hooks are asked', async () => {
  const beforeNext = vi.fn();
  const webform = await open({ form: steps, options: { hooks: { beforeNext } } });
  expect(await messagesOf(webform.nextPage())).toEqual(['Name is required.']);
  expect(beforeNext).not.toHaveBeenCalled();
  webform.getComponent('name')?.setValue('Ann');
  await webform.nextPage();
  expect(beforeNext).toHaveBeenCalledOnce();
  await expect.element(box('City')).toBeVisible();
  await webform.prevPage();
  await expect.element(box('Name')).toBeVisible();
  await webform.setPage(1);
  await expect.element(box('City')).toBeVisible();
  expect(await messagesOf(webform.setPage(7))).toEqual(['Error: The form has no page 7.']);
  await expect.element(box('City')).toBeVisible();
  const submit = vi.fn();
  webform.on('submit', submit);
  expect(await messagesOf(webform.nextPage())).toEqual([
    'Error: This is the last page: send the form with submit().',
  ]);
  expect(submit).not.toHaveBeenCalled();
  await webform.submit();
  expect(submit).toHaveBeenCalledOnce();
});

test('the instance stays the same, and commands what shows, when a host makes its form read-only and back', async () => {
  const webforms = new Set<Webform>();
  const open = (readOnly: boolean) =>
    draw(<Form form={steps} options={{ readOnly }} onFormReady={(webform) => webforms.add(webform)} />);
  open(false);
  await userEvent.fill(box('Name'), 'Ann');
  const [webform] = webforms;
  const change = vi.fn();
  webform?.on('change', change);
  open(true);
  await expect.poll(() => webform?.formInstance.isReadOnly).toBe(true);
  open(false);
  await expect.poll(() => webform?.formInstance.isReadOnly).toBe(false);
  expect(webforms.size).toBe(1);
  webform?.getComponent('name')?.setValue('Bo');
  await expect.element(box('Name')).toHaveValue('Bo');
  await expect.poll(() => change.mock.lastCall?.[0].data.name).toBe('Bo');
  await webform?.nextPage();
  await expect.element(box('City')).toBeVisible();
});

test('a form that its host destroys leaves the page', async () => {
  const webform = await open({ form: permit });
  await expect.element(box('Name')).toBeVisible();
  webform.destroy();
  await expect.poll(() => container().querySelector('form')).toBeNull();
});
