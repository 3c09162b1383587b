import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startCity } from '../testing/start-city.ts';

const city = startCity();

const subscription = {
  u: '1012',
  f: '1012',
  act: 'sub',
  v: '2',
  firstname: 'Zoé',
  lastname: 'Côté',
  email: 'zoe@example.com',
};

/** Runs the script; gives its calls. */
async function subscribe(fields: Readonly<Record<string, string>>): Promise<unknown> {
  const answer = await fetch(
    city.of('MAILING_LIST_URL', `?${new URLSearchParams(fields)}&nlbox%5B%5D=1&nlbox[]=4`),
  );
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const calls: unknown[] = [];
  runInNewContext(await answer.text(), {
    _show_thank_you: (...given: unknown[]) => calls.push(['thanks', ...given]),
    _show_error: (...given: unknown[]) => calls.push(['error', ...given]),
  });
  return calls;
}

test.each([
  ['1012', 'Thank you. You are subscribed.'],
  ['1026', 'Merci. Votre abonnement est confirmé.'],
  ['2745', 'Thank you. You are subscribed.'],
  ['2747', 'Merci. Votre abonnement est confirmé.'],
])('the list %s thanks in its language', async (list, thanks) => {
  expect(await subscribe({ ...subscription, u: list, f: list })).toEqual([
    ['thanks', list, thanks, '', 'zoe@example.com'],
  ]);
});

test.each([
  [{ email: 'nobody' }, '1012', 'This is not an email address.'],
  [{ email: '' }, '1012', 'This is not an email address.'],
  [{ u: '1026', f: '1026', email: 'x@' }, '1026', 'Ce n’est pas une adresse courriel.'],
  [{ u: '7', f: '7' }, '7', 'There is no such list.'],
  [{ f: '1026' }, '1012', 'There is no such list.'],
  [{ act: 'unsub' }, '1012', 'The list does not support this request.'],
  [{ v: '1' }, '1012', 'The list does not support this request.'],
])('%j is an error', async (wrong: Readonly<Record<string, string>>, list, message) => {
  expect(await subscribe({ ...subscription, ...wrong })).toEqual([['error', list, message, '']]);
});

test('what was sent is kept, decoded, with a list where a name repeats', async () => {
  await fetch(city.address('/received'), { method: 'DELETE' });
  await subscribe(subscription);
  expect(await (await fetch(city.address('/received'))).json()).toEqual([
    {
      service: 'mailingList',
      method: 'GET',
      path: '/mailing-list/subscribe',
      fields: { ...subscription, 'nlbox[]': ['1', '4'] },
    },
  ]);
});

test.each(['");alert(1)//@a.b', '</script><b>@a.b', '\u2028@a.b'])(
  '%j cannot leave its place in the script',
  async (email) => {
    const list = '1012");alert("';
    expect(await subscribe({ ...subscription, u: list, f: list, email })).toEqual([
      ['error', list, 'There is no such list.', ''],
    ]);
    const address = city.of('MAILING_LIST_URL', `?${new URLSearchParams({ ...subscription, email })}`);
    expect(await (await fetch(address)).text()).not.toMatch(/<|\u2028/);
  },
);

test.each(['empty', 'malformed', '500'])('a fault of the kind %s spoils the script', async (kind) => {
  await fetch(city.address('/faults'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'mailingList', kind, times: 1 }),
  });
  const spoilt = await fetch(city.of('MAILING_LIST_URL', `?${new URLSearchParams(subscription)}`));
  expect(await spoilt.text()).not.toContain(
    '_show_thank_you("1012", "Thank you. You are subscribed.", "", "zoe@example.com");',
  );
  expect(await subscribe(subscription)).toMatchObject([
    ['thanks', '1012', 'Thank you. You are subscribed.', '', 'zoe@example.com'],
  ]);
});
