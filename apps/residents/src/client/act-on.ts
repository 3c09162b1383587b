import type { Field } from '@guichet/engine';
import type { Drafting } from './drafts/drafting.ts';
import type { LivePage } from './live-page.ts';

/** How long another address of this site may take to answer a button, in milliseconds. */
const answerTimeoutMs = 45_000;

/** Does what a button asks of the page. Gives `failed` where it could not be done, and then nothing has changed. */
export async function actOn(
  button: Field,
  page: LivePage,
  startOver: () => Promise<void>,
  drafting: () => Promise<Drafting>,
): Promise<'done' | 'failed'> {
  const form = page.form();
  const { action, url } = button.component.settings;
  switch (action) {
    case 'reset':
    case 'delete':
      await startOver();
      return 'done';
    case 'saveState':
      return (await (await drafting()).save()) ? 'done' : 'failed';
    case 'url':
      return typeof url === 'string' && (await post(url, form.data())) ? 'done' : 'failed';
    default:
      return 'failed';
  }
}

/** To this site alone: answers go nowhere else from a page. */
async function post(url: string, data: unknown): Promise<boolean> {
  const target = new URL(url, location.href);
  if (target.origin !== location.origin) return false;
  const answer = await fetch(target, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  return answer.ok;
}
