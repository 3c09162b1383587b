import { drop, fileField, fileOf } from '@guichet/fields/testing/file-field';
import { createSmallStore } from '@guichet/fields/testing/small-store';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormProps } from './form-props.ts';
import { box, city, draw, name, openHostPage, permit, press, steps } from './testing/host-page.tsx';
import { openSmallService, service } from './testing/small-service.ts';
import { Form, type Webform } from './wrapper.ts';

const { container } = openHostPage();

const i18n = { fr: { Name: 'Nom', City: 'Ville', People: 'Personnes', Photos: 'Photos' } };
const people = {
  ...{ type: 'editgrid', key: 'people', label: 'People', input: true, addAnother: 'Add a person' },
  components: [{ ...name, key: 'given', label: 'Given name' }],
};

test('another language in the middle of a wizard keeps the page, the answers and the way back', async () => {
  const form = { ...steps, settings: { i18n } };
  draw(<Form form={form} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Next');
  await userEvent.fill(box('City'), 'Laval');
  const onLanguageChanged = vi.fn();
  draw(<Form form={form} language="fr" onLanguageChanged={onLanguageChanged} />);
  await expect.element(box('Ville')).toHaveValue('Laval');
  await expect.element(box('Ville')).toHaveFocus();
  await press('Précédent');
  await expect.element(box('Nom')).toHaveValue('Ann');
  expect(onLanguageChanged).toHaveBeenCalledOnce();
});

test('the buttons that an author switches off are left to the host, whose own turn the pages and send', async () => {
  const small = openSmallService();
  small.answer('POST /permit/submission', { status: 201, json: { _id: '1' } });
  const off = { previous: false, next: false, submit: false, cancel: false };
  const components = steps.components.map((component) => ({ ...component, buttonSettings: off }));
  const [onNextPage, onSubmitDone] = [vi.fn(), vi.fn()];
  let webform: Webform | undefined;
  const emitted = { onNextPage, onSubmitDone };
  draw(
    <Form
      form={{ ...steps, components }}
      url={`${service}/permit`}
      onFormReady={(form) => {
        webform = form;
      }}
      {...emitted}
    />,
  );
  await userEvent.fill(box('Name'), 'Ann');
  expect(page.getByRole('button').all()).toEqual([]);
  await webform?.nextPage();
  await userEvent.fill(box('City'), 'Laval');
  expect(onNextPage).toHaveBeenCalledWith(expect.objectContaining({ page: 1 }));
  expect(page.getByRole('button').all()).toEqual([]);
  expect(await webform?.submit()).toMatchObject({ _id: '1' });
  expect(onSubmitDone).toHaveBeenCalledOnce();
  expect(small.asked.at(-1)?.body).toMatchObject({ data: { name: 'Ann', city: 'Laval' } });
});

test('another language keeps a row that is open, an error that shows and an upload under way', async () => {
  const store = createSmallStore();
  const form = { components: [name, people, fileField], settings: { i18n } };
  const options = { fileService: store };
  draw(<Form form={form} options={options} />);
  await userEvent.click(page.getByRole('button', { name: /^Add a person/ }));
  await userEvent.fill(box('Given name'), 'Bo');
  drop([fileOf('plan.txt')], container());
  await expect.poll(() => store.calls.length).toBe(1);
  await press('Submit');
  await expect.element(page.getByRole('link', { name: /Name is required/ })).toBeVisible();
  draw(<Form form={form} options={options} language="fr" />);
  await expect.element(page.getByRole('link', { name: /Nom/ })).toBeVisible();
  await expect.element(box('Given name')).toHaveValue('Bo');
  expect(store.calls[0]?.signal.aborted).toBe(false);
  store.end('plan.txt');
  await expect.element(page.getByRole('link', { name: 'plan.txt' })).toBeVisible();
});

test('a form at another address starts afresh, and a late answer of the former changes nothing', async () => {
  const small = openSmallService();
  small.answer('GET /first', { status: 200, json: { title: 'First', components: [city] } });
  small.answer('GET /second', { status: 200, json: { title: 'Second', components: [name] } });
  const held = small.hold('GET /first');
  const onFormLoad = vi.fn();
  draw(<Form src={`${service}/first`} onFormLoad={onFormLoad} />);
  await held.arrived;
  await expect.element(page.getByText('The form is loading…')).toBeVisible();
  draw(<Form src={`${service}/second`} onFormLoad={onFormLoad} />);
  await userEvent.fill(box('Name'), 'Ann');
  held.release();
  await small.asked[0]?.answered;
  await expect.element(box('Name')).toHaveValue('Ann');
  expect(onFormLoad.mock.calls.map(([{ title }]) => title)).toEqual(['Second']);
  draw(<Form src={`${service}/first`} />);
  await expect.element(box('City')).toHaveValue('');
  draw(<Form src={`${service}/second`} />);
  await expect.element(box('Name')).toHaveValue('');
});

test('who leaves while it loads hears nothing of it any more, not even why it fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const small = openSmallService();
  small.answer('GET /permit', { status: 500, json: {} });
  const held = small.hold('GET /permit');
  const onAny = vi.fn();
  draw(<Form src={`${service}/permit`} onAny={onAny} />);
  await held.arrived;
  draw(null);
  held.release();
  await small.asked[0]?.answered;
  expect(onAny).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

test('who leaves while it is sent leaves it sent, once, and nothing breaks', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const small = openSmallService();
  const answer = { status: 201, json: { _id: '65b1', data: {} } };
  small.answer('POST /permit/submission', answer);
  const held = small.hold('POST /permit/submission');
  const onSubmitDone = vi.fn();
  draw(<Form form={permit} url={`${service}/permit`} onSubmitDone={onSubmitDone} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await held.arrived;
  await expect.element(page.getByText('Sending your answers…')).toBeInTheDocument();
  draw(null);
  held.release();
  await small.asked[0]?.answered;
  expect(small.asked).toHaveLength(1);
  expect(onSubmitDone).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

test('who leaves, or starts over, ends the uploads that are under way', async () => {
  const store = createSmallStore();
  const reset = { type: 'button', action: 'reset', key: 'reset', label: 'Reset', input: true };
  const form = { components: [{ ...fileField, multiple: true }, reset] };
  draw(<Form form={form} options={{ fileService: store }} />);
  await expect.element(page.getByText('Photos')).toBeVisible();
  drop([fileOf('plan.txt')], container());
  await expect.poll(() => store.calls.length).toBe(1);
  await press('Reset');
  await press('Erase my answers');
  await expect.poll(() => store.calls[0]?.signal.aborted).toBe(true);
  await expect.element(page.getByText('Photos')).toBeVisible();
  drop([fileOf('plan.txt')], container());
  await expect.poll(() => store.calls.length).toBe(2);
  draw(null);
  await expect.poll(() => store.calls[1]?.signal.aborted).toBe(true);
});

test('a form at an address lives through the double effects of React’s development mode', async () => {
  const small = openSmallService();
  small.answer('GET /permit', { status: 200, json: permit });
  small.answer('POST /permit/submission', { status: 201, json: { _id: '65b1', data: {} } });
  const emitted: string[] = [];
  const onAny: FormProps['onAny'] = (event) => /focus|blur|hange/.test(event) || emitted.push(event);
  draw(
    <StrictMode>
      <Form src={`${service}/permit`} submission={{ data: { name: 'Ann' } }} onAny={onAny} />
    </StrictMode>,
  );
  await expect.element(box('Name')).toHaveValue('Ann');
  await press('Submit');
  await expect.poll(() => emitted.at(-1)).toBe('submitDone');
  expect(small.asked.filter(({ what }) => what.startsWith('POST'))).toHaveLength(1);
  expect(emitted.toSorted()).toEqual(
    [
      ...['formLoad', 'build', 'attach', 'formReady', 'render', 'initialized', 'beforeSetSubmission'],
      ...['submitButton', 'submit', 'submitDone'],
    ].toSorted(),
  );
});

test('a submission that is written anew each time the host draws does not undo what is typed', async () => {
  const show = () => draw(<Form form={permit} submission={{ data: { name: 'Ann' } }} onChange={show} />);
  show();
  await expect.element(box('Name')).toHaveValue('Ann');
  await userEvent.fill(box('City'), 'Laval');
  await userEvent.type(box('Name'), 'abel');
  await expect.element(box('Name')).toHaveValue('Annabel');
  await expect.element(box('City')).toHaveValue('Laval');
});

test('a new submission forgets errors, and is sent with what is known of it', async () => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  draw(<Form form={permit} onSubmit={onSubmit} />);
  await expect.element(box('Name')).toBeVisible();
  await press('Submit');
  await expect.element(page.getByRole('link', { name: /Name is required/ })).toBeVisible();
  const submission = { data: { name: 'Ann' }, metadata: { channel: 'counter' } };
  draw(<Form form={permit} onSubmit={onSubmit} submission={submission} />);
  await expect.element(box('Name')).toHaveValue('Ann');
  await expect.element(page.getByRole('link', { name: /Name is required/ })).not.toBeInTheDocument();
  await press('Submit');
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toMatchObject(submission);
});

test('a form that is made read-only and back keeps the answers, the page and an open row', async () => {
  const unsent = { type: 'textfield', key: 'aim', label: 'Aim', input: true, persistent: 'client-only' };
  const form = {
    ...steps,
    components: [...steps.components, { type: 'panel', key: 'c', components: [unsent, people] }],
  };
  draw(<Form form={form} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Next');
  await userEvent.fill(box('City'), 'Laval');
  await press('Next');
  await userEvent.fill(box('Aim'), 'A fence');
  await userEvent.click(page.getByRole('button', { name: /^Add a person/ }));
  await userEvent.fill(box('Given name'), 'Bo');
  draw(<Form form={form} options={{ readOnly: true }} />);
  await expect.element(page.getByRole('heading', { name: /Step 3 of 3/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  draw(<Form form={form} options={{ readOnly: false }} />);
  await expect.element(box('Given name')).toHaveValue('Bo');
  await expect.element(box('Aim')).toHaveValue('A fence');
  await press('Previous');
  await expect.element(box('City')).toHaveValue('Laval');
  await press('Previous');
  await expect.element(box('Name')).toHaveValue('Ann');
});

test('hooks and alerts are those that the host has now', async () => {
  draw(<Form form={permit} options={{ hooks: { beforeSubmit: () => 'Not yet.' } }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.element(page.getByText('Error 1: Not yet.')).toBeVisible();
  const onSubmit = vi.fn();
  draw(<Form form={permit} options={{ noAlerts: true }} onSubmit={onSubmit} />);
  await expect.element(page.getByText('Error 1: Not yet.')).not.toBeInTheDocument();
  await press('Submit');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await expect.element(box('Name')).toHaveValue('Ann');
});

test('one form that goes does not take away where another one leads', async () => {
  const forms = (
    <>
      <Form key="a" form={permit} />
      <Form key="b" form={{ components: [city] }} />
    </>
  );
  draw(forms);
  await expect.element(box('Name')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Submit' }).first());
  const link = page.getByRole('link', { name: /Name is required/ });
  await expect.element(link).toBeVisible();
  const pressed = link.element();
  if (pressed instanceof HTMLElement) pressed.click();
  draw(<Form key="a" form={permit} />);
  await expect.element(box('Name')).toHaveFocus();
});
