import { models } from '@guichet/fields/models';
import { createFormServiceClient, type Fetch } from '@guichet/service-client';
import { expect, test } from 'vitest';
import { createRemoteForms } from './remote-forms.ts';

type Reply = { readonly status: number; readonly body: string };

const definition = (title: string): Reply => ({
  status: 200,
  body: JSON.stringify({ title, path: 'a', components: [] }),
});

/** A source over a service whose next answers are given, and a clock that is set by hand. */
function open(replies: Reply[]) {
  const faults: string[] = [];
  const errors: string[] = [];
  const unfollowed: (readonly string[])[] = [];
  let isThrowing = false;
  let time = 0;
  let calls = 0;
  let settled = Promise.resolve<unknown>(undefined);
  const fetch: Fetch = async () => {
    calls += 1;
    const reply = replies.shift();
    if (reply === undefined) throw new Error('No connection.');
    return { status: reply.status, text: async () => reply.body };
  };
  const client = createFormServiceClient({ fetch, baseUrl: 'http://service', timeoutMs: 1000 });
  const source = createRemoteForms({
    client: {
      ...client,
      loadForm(path) {
        const loading = isThrowing ? Promise.reject(new Error('No memory.')) : client.loadForm(path);
        isThrowing = false;
        settled = loading;
        return loading;
      },
    },
    models,
    now: () => time,
    isOpened: () => true,
    onUnfollowed: (alias, settings) => unfollowed.push([alias, ...settings]),
    onFault: (alias, fault) => faults.push(`${alias} ${fault}`),
    onError: (alias, error) => errors.push(`${alias} ${error}`),
  });
  return {
    source,
    faults,
    errors,
    unfollowed,
    /** Lets the next call fail in a way that no client of ours does. */
    throwOnce: () => {
      isThrowing = true;
    },
    calls: () => calls,
    pass: (ms: number) => {
      time += ms;
    },
    /** Until the service's last answer has been taken in. */
    revalidated: async () => {
      await settled;
      await new Promise((resolve) => setImmediate(resolve));
    },
    async title() {
      const found = await source.find('a');
      return found.kind === 'found' ? found.form.translations.en.title : found.kind;
    },
  };
}

test('a definition is fresh for a minute; then the old one is shown while the new one is fetched', async () => {
  const remote = open([definition('Old'), definition('New')]);
  expect(await remote.title()).toBe('Old');
  remote.pass(59_999);
  expect([await remote.title(), remote.calls()]).toEqual(['Old', 1]);
  remote.pass(1);
  expect(await remote.title()).toBe('Old');
  await remote.revalidated();
  expect([await remote.title(), remote.calls()]).toEqual(['New', 2]);
});

test('a definition that names a form is asked for in full, and one without is asked for once', async () => {
  const nested = { type: 'form', key: 'owner', form: '5f0000000000000000000001' };
  const components = [{ type: 'textfield', key: 'name', label: 'Name' }];
  const body = (more: object) => ({
    status: 200,
    body: JSON.stringify({ title: 'T', path: 'a', components: [{ ...nested, ...more }] }),
  });
  const remote = open([body({}), body({ components })]);
  const found = await remote.source.find('a');
  expect(remote.calls()).toBe(2);
  expect(found.kind === 'found' && found.form.translations.en).toHaveProperty('name:label', 'Name');
  const plain = open([body({ form: '' })]);
  await plain.source.find('a');
  expect(plain.calls()).toBe(1);
});

test('while the service is away the last known definition is shown, and the fault is told', async () => {
  const remote = open([definition('Old')]);
  await remote.title();
  remote.pass(60_000);
  await remote.title();
  await remote.revalidated();
  expect([await remote.title(), remote.faults]).toEqual(['Old', ['a unreachable']]);
});

test('a form that the service does not know any more is gone after its minute', async () => {
  const remote = open([
    definition('Old'),
    { status: 400, body: 'Invalid alias' },
    { status: 400, body: 'Invalid alias' },
  ]);
  await remote.title();
  remote.pass(60_000);
  await remote.title();
  await remote.revalidated();
  expect(await remote.title()).toBe('invalidAlias');
});

test('a former version stays known, and a form that was forgotten is fetched anew', async () => {
  const remote = open([definition('Old'), definition('New')]);
  const before = await remote.source.find('a');
  remote.source.forget('a');
  expect(await remote.title()).toBe('New');
  const version = before.kind === 'found' ? before.form.version : '';
  expect((await remote.source.findVersion(version))?.translations.en.title).toBe('Old');
});

test('an answer that makes no sense changes nothing either, and the service is asked once a minute only', async () => {
  const otherForm = { status: 200, body: JSON.stringify({ title: 'Other', path: 'b', components: [] }) };
  const remote = open([definition('Old'), { status: 200, body: '<html>' }, otherForm, definition('New')]);
  await remote.title();
  for (const _ of ['html', 'another form']) {
    remote.pass(60_000);
    expect(await remote.title()).toBe('Old');
    await remote.revalidated();
    expect(await remote.title()).toBe('Old');
  }
  expect([remote.calls(), remote.faults]).toEqual([3, ['a notAForm', 'a notAForm']]);
  remote.pass(60_000);
  await remote.title();
  await remote.revalidated();
  expect(await remote.title()).toBe('New');
});

/** A form of that many levels of lists and objects. */
const nested = (levels: number): Reply => ({
  status: 200,
  body: `{"title":"T","path":"a","components":[{"x":${'['.repeat(levels - 3)}${']'.repeat(levels - 3)}}]}`,
});

test('a form nested without end is none, whether one is known or not, and a corrected one is shown', async () => {
  const remote = open([nested(20_000), definition('Old'), nested(20_000), nested(102), nested(101)]);
  expect([await remote.title(), await remote.title()]).toEqual(['failed', 'Old']);
  for (const _ of ['deep', 'too deep']) {
    remote.pass(60_000);
    expect(await remote.title()).toBe('Old');
    await remote.revalidated();
    expect(await remote.title()).toBe('Old');
  }
  expect([remote.faults, remote.errors]).toEqual([['a notAForm', 'a notAForm'], []]);
  remote.pass(60_000);
  await remote.title();
  await remote.revalidated();
  expect(await remote.title()).toBe('T');
});

test('an error that nobody expects is told, ends nothing, and the form is asked for again', async () => {
  const remote = open([definition('Old'), definition('New')]);
  remote.throwOnce();
  expect([await remote.title(), await remote.title()]).toEqual(['failed', 'Old']);
  remote.pass(60_000);
  remote.throwOnce();
  await remote.title();
  await remote.revalidated().catch(() => undefined);
  expect([await remote.title(), remote.errors]).toEqual([
    'Old',
    ['a Error: No memory.', 'a Error: No memory.'],
  ]);
  remote.pass(60_000);
  await remote.title();
  await remote.revalidated();
  expect(await remote.title()).toBe('New');
});

test('many who ask at the same moment, with and without a known definition, cause one call', async () => {
  const remote = open([definition('Old'), definition('New')]);
  expect(await Promise.all([remote.title(), remote.title()])).toEqual(['Old', 'Old']);
  expect(remote.calls()).toBe(1);
  remote.pass(60_000);
  expect(await Promise.all([remote.title(), remote.title()])).toEqual(['Old', 'Old']);
  await remote.revalidated();
  expect([await remote.title(), remote.calls()]).toEqual(['New', 2]);
});

test('what was asked for before a form was forgotten is not what the service has now', async () => {
  const remote = open([definition('Old'), definition('New')]);
  const before = remote.title();
  remote.source.forget('a');
  expect([await remote.title(), await before]).toEqual(['New', 'Old']);
  expect(await remote.title()).toBe('New');
});

test('settings that only our own service follows are told once for each version of a form', async () => {
  const body = (title: string, settings: object) => ({
    status: 200,
    body: JSON.stringify({ title, path: 'a', components: [], settings }),
  });
  const old = body('Old', { delivery: ['office'], receipt: null, retentionDays: 30 });
  const remote = open([old, old, body('New', { listed: true })]);
  for (let minute = 0; minute < 4; minute += 1) {
    await remote.title();
    await remote.revalidated();
    remote.pass(61_000);
  }
  expect(remote.unfollowed).toEqual([['a', 'settings.delivery', 'settings.retentionDays']]);
});

test('who has the link to a form gets it, while the service refuses it to somebody without', async () => {
  let [hasLink, isPublic] = [false, false];
  let time = 0;
  const waiting: (() => void)[] = [];
  const body = () =>
    JSON.stringify({ title: 'A', path: 'a', components: [], settings: { unpublished: !isPublic } });
  const fetch: Fetch = async () => {
    const isShown = hasLink || isPublic;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { status: isShown ? 200 : 400, text: async () => (isShown ? body() : 'Invalid alias') };
  };
  const source = createRemoteForms({
    client: createFormServiceClient({ fetch, baseUrl: 'http://service', timeoutMs: 1000 }),
    ...{
      models,
      now: () => time,
      isOpened: () => hasLink,
      onFault: () => undefined,
      onError: () => undefined,
    },
  });
  const find = (withLink: boolean) => {
    hasLink = withLink;
    return source.find('a');
  };
  const answerNext = () => waiting.shift()?.();
  const [refused, shown] = [find(false), find(true)];
  answerNext();
  answerNext();
  expect([(await refused).kind, (await shown).kind]).toEqual(['invalidAlias', 'found']);
  // It stays known when a visitor without the link has it asked for again, and becomes public for all.
  time += 60_000;
  find(false);
  answerNext();
  await new Promise((resolve) => setImmediate(resolve));
  expect([(await find(true)).kind, source.isUnpublished('a')]).toEqual(['found', true]);
  isPublic = true;
  time += 60_000;
  find(false);
  for (let left = waiting.length; left > 0; left -= 1) answerNext();
  await expect.poll(() => source.isUnpublished('a')).toBe(false);
});
