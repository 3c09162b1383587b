import type { TestSite } from '../../testing/open-site.ts';

export function signIn(
  site: TestSite,
  secret: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return site.post('/desk/en/sign-in', [['secret', secret]], { cookie: '', ...headers });
}

/** Reads pages, and sends forms of theirs, as a browser that has signed in. */
export async function openClerk(site: TestSite, secret: string) {
  const [cookie = ''] = (await signIn(site, secret)).headers.getSetCookie();
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  return {
    cookie,
    headers,
    get: (path: string) => site.fetch(path, { headers }),
    text: async (path: string) => (await site.fetch(path, { headers })).text(),
    post: (path: string, fields: readonly (readonly [string, string])[] = []) =>
      site.post(path, fields, headers),
  };
}

/** The key of a form in a page, by the end of its address. */
export function keyIn(html: string, action: string): string {
  return (
    new RegExp(`action="[^"]*${action}"[^>]*><input type="hidden"[^>]* value="([^"]+)"`).exec(html)?.[1] ?? ''
  );
}
