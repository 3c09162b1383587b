import { Component, type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violations } from '../testing/violations.ts';
import type { FormProps } from './form-props.ts';
import { box, draw, name, openHostPage, permit, press } from './testing/host-page.tsx';
import { Form, type Webform } from './wrapper.ts';

const { container } = openHostPage();

class Boundary extends Component<{
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

test('without a source or a definition it throws to the boundary of its host', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  draw(
    <Boundary onError={onError}>
      <Form />
    </Boundary>,
  );
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.calls[0]?.[0]).toEqual(new Error('Must set src or form attribute'));
});

test('a definition is drawn, in English unless another language is asked for', async () => {
  draw(<Form form={permit} />);
  await expect.element(box('Name')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(await violations(container())).toEqual([]);
});

test('another language keeps the answers, the focus and the control itself', async () => {
  draw(<Form form={permit} />);
  await userEvent.fill(box('Name'), 'Ann');
  const control = box('Name').element();
  draw(<Form form={permit} language="fr" />);
  await expect.element(box('Nom')).toHaveValue('Ann');
  expect(box('Nom').element()).toBe(control);
  expect(document.activeElement).toBe(control);
  expect(control.closest('[lang]')?.getAttribute('lang')).toBe('fr');
});

test('a definition that says the same keeps the answers; another one starts afresh', async () => {
  draw(<Form form={permit} />);
  await userEvent.fill(box('Name'), 'Ann');
  draw(<Form form={structuredClone(permit)} />);
  await expect.element(box('Name')).toHaveValue('Ann');
  draw(<Form form={{ ...permit, components: [name] }} />);
  await expect.element(box('City')).not.toBeInTheDocument();
  await expect.element(box('Name')).toHaveValue('');
});

test('a submission is shown, and a new one takes its place', async () => {
  draw(<Form form={permit} submission={{ data: { name: 'Ann', city: 'Laval' } }} />);
  await expect.element(box('Name')).toHaveValue('Ann');
  const onBeforeSetSubmission = vi.fn();
  const next = { data: { name: 'Bo' } };
  draw(<Form form={permit} submission={next} onBeforeSetSubmission={onBeforeSetSubmission} />);
  await expect.element(box('Name')).toHaveValue('Bo');
  await expect.element(box('City')).toHaveValue('');
  expect(onBeforeSetSubmission).toHaveBeenCalledWith(next);
});

test('a host may hand back the submission that an event brings, and typing goes on', async () => {
  const show = (props: FormProps) => draw(<Form form={permit} {...props} />);
  const onChange: FormProps['onChange'] = ({ data }) => show({ submission: { data }, onChange });
  show({ onChange });
  await userEvent.type(box('Name'), 'Annabel');
  await expect.element(box('Name')).toHaveValue('Annabel');
});

test('the alert is left out where a host asks for that', async () => {
  draw(<Form form={permit} options={{ noAlerts: true }} />);
  await expect.element(box('Name')).toBeVisible();
  await press('Submit');
  await expect.element(page.getByText('Name is required.', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('region', { name: /could not be submitted/ })).not.toBeInTheDocument();
});

test('two on a page do not know each other', async () => {
  draw(
    <>
      <section aria-label="First">
        <Form form={permit} />
      </section>
      <section aria-label="Second">
        <Form form={permit} language="fr" />
      </section>
    </>,
  );
  await userEvent.fill(box('Name'), 'Ann');
  await expect.element(box('Nom')).toHaveValue('');
  await press('Envoyer');
  await userEvent.click(page.getByRole('link', { name: /Erreur 1/ }));
  await expect.element(box('Nom')).toHaveFocus();
  await expect.element(box('Name')).not.toHaveAttribute('aria-invalid');
  const ids = [...container().querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await violations(container())).toEqual([]);
});

test('what cannot be a form is told to the console and by events, and not shown', async () => {
  const message = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFormLoadError = vi.fn();
  const onError = vi.fn();
  draw(<Form form={{ title: 'Nothing' }} onFormLoadError={onFormLoadError} onError={onError} />);
  await expect.poll(() => onFormLoadError.mock.calls.length).toBe(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith(onFormLoadError.mock.lastCall?.[0]);
  expect(String(onError.mock.lastCall?.[0])).toContain('The form has no list of components.');
  expect(message).toHaveBeenCalled();
  await expect.poll(() => container().textContent).toBe('');
});

test('it lives through the double effects of React’s development mode', async () => {
  const onFormReady = vi.fn<(form: Webform) => void>();
  const onChange = vi.fn();
  draw(
    <StrictMode>
      <Form form={permit} onFormReady={onFormReady} onChange={onChange} />
    </StrictMode>,
  );
  await userEvent.fill(box('Name'), 'Ann');
  expect(onChange).toHaveBeenCalledOnce();
  expect(onFormReady).toHaveBeenCalledOnce();
  expect(onFormReady.mock.lastCall?.[0].getValue().data).toEqual({ name: 'Ann', city: '' });
});

test('a submission for reading is shown, and cannot be sent', async () => {
  draw(<Form form={permit} submission={{ data: { name: 'Ann' } }} options={{ readOnly: true }} />);
  await expect.element(box('Name')).toHaveAttribute('readonly');
  await expect.element(page.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
});

test('what was chosen elsewhere is read by the name that the submission tells', async () => {
  const street = {
    ...{ type: 'select', key: 'street', label: 'Street', input: true, dataSrc: 'url', valueProperty: 'id' },
    ...{ data: { url: '/streets' }, template: '<span>{{ item.name }}</span>' },
  };
  const form = { title: 'Street', path: 'street', components: [street] };
  const emitted = (name: string, id: number) => ({
    data: { street: id },
    metadata: { selectData: { street: { name } } },
  });
  const options = { readOnly: true };
  draw(<Form form={form} submission={emitted('Elm Street', 7)} options={options} />);
  await expect.element(box('Street')).toHaveValue('Elm Street');
  draw(<Form form={form} submission={emitted('Oak Street', 8)} options={options} />);
  await expect.element(box('Street')).toHaveValue('Oak Street');
});
