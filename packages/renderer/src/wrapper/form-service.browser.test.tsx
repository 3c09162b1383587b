import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormProps } from './form-props.ts';
import { box, draw, name, openHostPage, permit, press } from './testing/host-page.tsx';
import { openSmallService, type StubResponse, service } from './testing/small-service.ts';
import { Form } from './wrapper.ts';

const { container } = openHostPage();

const json = (status: number, body: unknown): StubResponse => ({ status, json: body });
const text = (status: number, body: string): StubResponse => ({ status, text: body });
const definition = {
  ...permit,
  _id: '65a000000000000000000001',
  path: 'permit',
  name: 'permit',
  type: 'form',
};
const saved = (data: object) => ({
  ...{ _id: '65b000000000000000000001', form: definition._id, owner: null, roles: [], access: [], data },
  ...{ metadata: { headers: {} }, created: '2026-04-01T12:00:00.000Z', modified: '2026-04-01T12:00:00.000Z' },
});
const post = 'POST /permit/submission';
const alert = () => page.getByRole('region', { name: /could not be submitted/ });

function open(props: FormProps = {}) {
  const small = openSmallService();
  small.answer('GET /permit', json(200, definition));
  small.answer(post, json(201, saved({ name: 'Ann' })));
  const emitted: string[] = [];
  const onAny: FormProps['onAny'] = (event) => /focus|blur/.test(event) || emitted.push(event);
  draw(<Form src={`${service}/permit`} onAny={onAny} {...props} />);
  return { ...small, emitted };
}

test('a form is found at its address and sent below it, and the host gets all that the service answers', async () => {
  const onFormLoad = vi.fn();
  const onSubmitDone = vi.fn();
  const { asked, emitted } = open({ onFormLoad, onSubmitDone });
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.poll(() => onSubmitDone.mock.calls.length).toBe(1);
  expect(onFormLoad).toHaveBeenCalledExactlyOnceWith(definition);
  expect(onSubmitDone.mock.lastCall?.[0]).toMatchObject({
    ...{ _id: '65b000000000000000000001', form: definition._id, data: { name: 'Ann' }, state: 'submitted' },
    created: '2026-04-01T12:00:00.000Z',
  });
  expect(asked.map(({ what }) => what)).toEqual(['GET /permit', post]);
  expect(asked[1]?.body).toMatchObject({ data: { name: 'Ann', city: '' }, state: 'submitted' });
  await expect.poll(() => emitted.slice(-4)).toEqual(['submitButton', 'submit', 'submitDone', 'change']);
});

test('its id in the place of its alias, and the address of its submissions, do as well', async () => {
  const small = openSmallService();
  small.answer('GET /form/65a1', json(200, definition));
  small.answer('POST /form/65a1/submission', json(201, saved({ name: 'Ann' })));
  const onSubmitDone = vi.fn();
  draw(<Form src={`${service}/form/65a1/submission`} onSubmitDone={onSubmitDone} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.poll(() => onSubmitDone.mock.calls.length).toBe(1);
});

test('a submission that is stored is shown and saved in its place', async () => {
  const small = openSmallService();
  const at = '/permit/submission/65b000000000000000000001';
  small.answer('GET /permit', json(200, definition));
  small.answer(`GET ${at}`, json(200, { ...saved({ name: 'Ann' }), metadata: { channel: 'counter' } }));
  small.answer(`PUT ${at}`, json(200, saved({ name: 'Bo' })));
  const onSubmitDone = vi.fn();
  draw(<Form src={service + at} onSubmitDone={onSubmitDone} />);
  await expect.element(box('Name')).toHaveValue('Ann');
  await userEvent.fill(box('Name'), 'Bo');
  await press('Submit');
  await expect.poll(() => onSubmitDone.mock.calls.length).toBe(1);
  expect(small.asked.at(-1)).toMatchObject({
    what: `PUT ${at}`,
    body: { _id: '65b000000000000000000001', data: { name: 'Bo' }, metadata: { channel: 'counter' } },
  });
});

test('the person who is signed in is named, and a token that the service renews is handed on', async () => {
  const small = openSmallService();
  small.answer('GET /permit', { ...json(200, definition), headers: { 'x-jwt-token': 'second' } });
  small.answer(post, json(201, saved({ name: 'Ann' })));
  let token = 'first';
  const onSubmitDone = vi.fn();
  const show = () =>
    draw(<Form src={`${service}/permit`} options={{ token, onToken: keep }} onSubmitDone={onSubmitDone} />);
  function keep(renewed: string) {
    token = renewed;
    show();
  }
  show();
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.poll(() => onSubmitDone.mock.calls.length).toBe(1);
  expect(small.asked.map(({ headers }) => headers.get('x-jwt-token'))).toEqual(['first', 'second']);
});

test.each<[string, StubResponse | undefined, string]>([
  ['an alias that nobody knows', text(400, 'Invalid alias'), 'Invalid alias'],
  ['an id that nobody knows', text(400, 'Error: Resource not found'), 'Error: Resource not found'],
  ['nobody signed in', text(401, 'Unauthorized'), 'Unauthorized'],
  ['a form that is gone', text(404, 'Form not found.'), 'Form not found.'],
  ['errors in a list', json(404, { status: 404, errors: ['Resource not found'] }), 'Resource not found'],
  ['a token that is over', text(440, 'Token Expired'), 'Token Expired'],
  ['a fault of the service', json(500, { status: 500, message: 'No database' }), 'No database'],
  ['a page in the place of a form', text(200, '<html></html>'), 'what stands at its address is no form'],
  ['no connection', undefined, 'nothing answers at its address'],
])('%s is told to the console and by events, and not shown', async (_, answer, content) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const small = openSmallService();
  small.answer('GET /permit', answer);
  const onError = vi.fn();
  const onFormLoadError = vi.fn();
  draw(<Form src={`${service}/permit`} onError={onError} onFormLoadError={onFormLoadError} />);
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  expect(String(onError.mock.lastCall?.[0])).toContain(content);
  expect(onFormLoadError).toHaveBeenCalledExactlyOnceWith(onError.mock.lastCall?.[0]);
  expect(logged).toHaveBeenCalledWith(onError.mock.lastCall?.[0]);
  await expect.poll(() => container().textContent).toBe('');
});

test.each([
  ['Form.io’s service now', { context: { validator: 'unique', key: 'name', label: 'Name' } }],
  ['its former one', { type: 'any.unique', context: { key: 'name', label: 'Name' } }],
])('what %s refuses shows at its field, and can be put right', async (_, shape) => {
  const { answer, emitted } = open();
  const details = [{ message: 'Name must be unique', level: 'error', path: ['name'], ...shape }];
  answer(post, json(400, { name: 'ValidationError', details }));
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.element(box('Name')).toHaveAccessibleDescription(/unique/i);
  await expect.element(alert()).toBeVisible();
  expect(emitted.slice(-2)).toEqual(['submitError', 'error']);
  answer(post, json(201, saved({ name: 'Bo' })));
  await userEvent.fill(box('Name'), 'Bo');
  await press('Submit');
  await expect.poll(() => emitted).toContain('submitDone');
});

const ownSentence = 'We have no room.';

test.each<[string, StubResponse | undefined, string?]>([
  ['a refusal without details', json(400, { status: 400, message: 'Form validation failed' })],
  ['words of an action', text(400, 'The mail could not be sent.')],
  ['nobody signed in', text(401, 'Unauthorized')],
  ['a token that is over', text(440, 'Token Expired')],
  ['a form that is gone', text(404, 'Form not found.')],
  [
    'answers that are too large',
    json(413, { code: 'too_large', details: [{ message: ownSentence }] }),
    ownSentence,
  ],
  ['a full disk', json(507, { code: 'no_space', details: [{ message: ownSentence }] }), ownSentence],
  ['a fault of the service', json(503, { message: 'down' })],
  ['no connection', undefined],
])(
  'after %s the answers stay, the alert says so, and the same press sends the same again',
  async (_, given, sentence = '') => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { answer, asked, emitted } = open();
    answer(post, given);
    await userEvent.fill(box('Name'), 'Ann');
    await press('Submit');
    const notice = page.getByRole('region', { name: 'Our site did not answer' });
    await expect.element(given === undefined ? notice : alert()).toBeVisible();
    const texts = () =>
      alert()
        .elements()
        .map(({ textContent }) => textContent);
    expect(texts().join(' ')).toContain(sentence);
    expect(emitted.slice(-2)).toEqual(['submitError', 'error']);
    await expect.element(box('Name')).toHaveValue('Ann');
    answer(post, json(201, saved({ name: 'Ann' })));
    await press('Submit');
    await expect.poll(() => emitted).toContain('submitDone');
    const keys = asked.slice(1).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  },
);

test('what was stored is not sent once more by another press; other answers are, under another key', async () => {
  const { asked, emitted } = open();
  await userEvent.fill(box('Name'), 'Ann');
  await userEvent.dblClick(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => emitted).toContain('submitDone');
  await press('Submit');
  expect(asked.filter(({ what }) => what === post)).toHaveLength(1);
  await userEvent.fill(box('Name'), 'Bo');
  await press('Submit');
  await expect.poll(() => asked.filter(({ what }) => what === post).length).toBe(2);
  const [, first, second] = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).not.toBe(second);
});

test.each(['payment', 'treeremoval', 'eSubscription', 'mediaSignUp'])(
  'a form that is sent otherwise (%s) is posted to no form service',
  async (submissionType) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const special = { ...definition, properties: { submissionType } };
    const onServiceMissing = vi.fn();
    const { asked, emitted, answer } = open({ form: special, url: `${service}/permit`, onServiceMissing });
    answer(post, json(201, saved({ name: 'Ann' })));
    // Said at load, to the resident and to the host.
    await expect.element(page.getByText(/can only be submitted on the city’s website/)).toBeVisible();
    await expect
      .poll(() => onServiceMissing.mock.calls)
      .toEqual([[{ service: 'destination', components: [] }]]);
    await press('Submit');
    await expect.element(page.getByRole('link', { name: /Name is required/ })).toBeVisible();
    await userEvent.fill(box('Name'), 'Ann');
    await press('Submit');
    await expect
      .poll(() => page.getByText(/can only be submitted on the city’s website/).all().length)
      .toBe(2);
    expect(emitted.slice(-2)).toEqual(['submitError', 'error']);
    expect(emitted).not.toContain('submit');
    expect(String(logged.mock.lastCall?.[0])).toContain(`submission type "${submissionType}"`);
    expect(asked).toEqual([]);
  },
);

test('without an address a payment is the host’s to carry out', async () => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  const payment = { ...permit, properties: { submissionType: 'payment' } };
  draw(<Form form={payment} onSubmit={onSubmit} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Submit');
  await expect.poll(() => onSubmit.mock.lastCall?.[0].data).toMatchObject({ name: 'Ann' });
  expect(onSubmit.mock.lastCall?.[1]).toBe(false);
});

const button = (action: string, more: object = {}) => ({
  ...{ type: 'button', key: action, label: `Do ${action}`, action, input: true },
  ...more,
});

test('a button deletes the stored submission, and says so where it cannot', async () => {
  const small = openSmallService();
  const at = '/permit/submission/65b1';
  small.answer('GET /permit', json(200, { ...definition, components: [name, button('delete')] }));
  small.answer(`DELETE ${at}`, text(401, 'Unauthorized'));
  const onSubmissionDeleted = vi.fn();
  const submission = { _id: '65b1', data: { name: 'Ann' } };
  draw(<Form src={`${service}/permit`} {...{ submission, onSubmissionDeleted }} />);
  await press('Do delete');
  await press('Erase my answers');
  await expect.element(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await expect.element(box('Name')).toHaveValue('Ann');
  expect(onSubmissionDeleted).not.toHaveBeenCalled();
  small.answer(`DELETE ${at}`, json(200, {}));
  await press('Do delete');
  await press('Erase my answers');
  await expect.element(box('Name')).toHaveValue('');
  expect(onSubmissionDeleted.mock.lastCall?.[0]).toMatchObject(submission);
});

test('a button that keeps the answers for later hands them to the host, and to no service', async () => {
  const { asked } = open({ form: { ...permit, components: [name, button('saveState')] } });
  await userEvent.fill(box('Name'), 'Ann');
  await press('Do saveState');
  // Nobody keeps them.
  await expect.element(page.getByRole('status').filter({ hasText: /\S/ })).toHaveClass(/g-error/);
  const onSaveDraft = vi.fn();
  draw(<Form form={{ ...permit, components: [name, button('saveState')] }} onSaveDraft={onSaveDraft} />);
  await press('Do saveState');
  await expect
    .poll(() => onSaveDraft.mock.lastCall?.[0])
    .toMatchObject({ data: { name: 'Ann' }, state: 'draft' });
  expect(asked).toEqual([]);
});

test('a button with an address posts the answers to its own site alone, and the host is told what came of it', async () => {
  const real = globalThis.fetch;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, options) => {
    const { pathname } = new URL(String(to), location.href);
    if (pathname === '/taken') return new Response('{}', { status: 200 });
    return pathname === '/refused' ? new Response('Not today', { status: 403 }) : real(to, options);
  });
  const onRequestDone = vi.fn();
  const onError = vi.fn();
  const buttons = ['/taken', '/refused', 'https://elsewhere.example/a'].map((url, at) =>
    button('url', { url, key: `b${at}`, label: `Post ${at}` }),
  );
  draw(<Form form={{ components: [name, ...buttons] }} {...{ onRequestDone, onError }} />);
  await userEvent.fill(box('Name'), 'Ann');
  await press('Post 0');
  await expect.poll(() => onRequestDone.mock.calls.length).toBe(1);
  const [, options] = fetched.mock.calls.find(([to]) => String(to).endsWith('/taken')) ?? [];
  expect(JSON.parse(String(options?.body))).toMatchObject({ data: { name: 'Ann' } });
  await press('Post 1');
  await expect.poll(() => onError.mock.lastCall?.[0]).toBe('Not today');
  await press('Post 2');
  await expect.poll(() => String(onError.mock.lastCall?.[0])).toContain('https://elsewhere.example');
  expect(fetched.mock.calls.some(([to]) => String(to).includes('elsewhere'))).toBe(false);
});
