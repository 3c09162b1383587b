import { isJsonObject, type Locale } from '@guichet/definition';
import type { PageForm, Texts } from '@guichet/engine';
import type { Outage } from '../outages/outage.ts';
import type { SiteBase } from '../pages/site.ts';

/** Longer than our server waits for a form service, so that it can report the reason. In milliseconds. */
const timeoutMs = 15_000;

export interface Prepared {
  readonly form: PageForm;
  readonly texts: Texts;
  /** The parts of it that do not work here. */
  readonly outage?: Outage;
}

export type PreparedOutcome =
  | { readonly kind: 'loaded'; readonly prepared: Prepared }
  | { readonly kind: 'invalidAlias' }
  /** `code`: what is wrong, where somebody knows. */
  | { readonly kind: 'failed'; readonly code: string | undefined };

/** Fetches a form and its texts: in `version` where it is still known. Never throws. */
export async function findPrepared(
  { base }: SiteBase,
  locale: Locale,
  alias: string,
  version?: string,
): Promise<PreparedOutcome> {
  const query = version === undefined ? '' : `?version=${version}`;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${base}/prepared/${locale}/${alias}${query}`, { signal });
    return outcomeOf(await response.json());
  } catch {
    return { kind: 'failed', code: signal.aborted ? 'timedOut' : 'unreachable' };
  }
}

/** The same for a caller that only asks whether it is there. */
export async function loadPrepared(
  site: SiteBase,
  locale: Locale,
  alias: string,
  version?: string,
): Promise<Prepared | undefined> {
  const outcome = await findPrepared(site, locale, alias, version);
  return outcome.kind === 'loaded' ? outcome.prepared : undefined;
}

/** The answer of our own server is trusted beyond its outline; `json()` is typed `any`. */
function outcomeOf(body: Prepared & { readonly code?: string }): PreparedOutcome {
  if (isJsonObject(body.form) && isJsonObject(body.texts)) return { kind: 'loaded', prepared: body };
  const { code } = body;
  return code === 'invalidAlias' ? { kind: 'invalidAlias' } : { kind: 'failed', code };
}
