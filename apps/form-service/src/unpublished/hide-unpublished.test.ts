import { expect, test } from 'vitest';
import { createHiddenForms } from './hide-unpublished.ts';
import { createPermits } from './permits.ts';

const secret = 'a secret of sixteen letters';
const alias = 'parks/trial';

function hidden() {
  const forms = createHiddenForms(secret, '');
  forms.ask((one) => one === alias);
  return (url: string, cookie?: string) =>
    forms.rewriteUrl({ url, headers: cookie === undefined ? {} : { cookie } });
}

test.each([
  ['/en/parks/trial', '/en/-'],
  ['/fr/Parks%2Ftrial/?payment=ok', '/fr/-'],
  ['/prepared/fr/parks/trial?version=1', '/prepared/fr/-'],
  ['/api/parks/trial', '/api/-'],
  ['/api/parks/trial/submission', '/api/-/submission'],
  ['/orders/parks/trial', '/orders/-'],
  ['/kept-files/parks/trial', '/kept-files/-'],
  ['/en/parks/trial?link=wrong', '/en/-'],
])('without a link %s names no form', (url, rewritten) => {
  expect(hidden()(url)).toBe(rewritten);
});

test.each(['/en/parks', '/en/other', '/assets/parks/trial', '/en', '/%E0%A4%A', '/en/parks/trials'])(
  '%s is about no hidden form, and stays as it is',
  (url) => expect(hidden()(url)).toBe(url),
);

test('a signature opens its own form alone, from the link or the cookie', () => {
  const permits = createPermits(secret);
  const [good, other] = [permits.sign(alias), permits.sign('parks/other')];
  expect(hidden()(`/en/parks/trial?link=${good}`)).toBe(`/en/parks/trial?link=${good}`);
  expect(hidden()(`/en/parks/trial?link=${other}`)).toBe('/en/-');
  const cookie = `a=b; ${permits.cookieOf(alias)}=${good}`;
  expect(hidden()('/api/parks/trial/submission', cookie)).toBe('/api/parks/trial/submission');
  expect(hidden()('/en/parks/trial', `${permits.cookieOf(alias)}=${other}`)).toBe('/en/-');
  expect(
    hidden()('/en/parks/trial', `${permits.cookieOf(alias)}=${createPermits('another secret').sign(alias)}`),
  ).toBe('/en/-');
});
