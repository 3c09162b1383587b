import { isJsonObject, type Locale } from '@guichet/definition';
import type { PageForm, Texts } from '@guichet/engine';

const timeoutMs = 15_000;

export interface Prepared {
  readonly form: PageForm;
  readonly texts: Texts;
}

/** Fetches a form and its texts: in `version` where it is still known. Undefined when that fails. */
export async function loadPrepared(
  locale: Locale,
  alias: string,
  version?: string,
): Promise<Prepared | undefined> {
  const query = version === undefined ? '' : `?version=${version}`;
  try {
    const response = await fetch(`/prepared/${locale}/${alias}${query}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? preparedIn(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** The answer of our own server is trusted beyond its outline; `json()` is typed `any`. */
function preparedIn(body: Prepared): Prepared | undefined {
  return isJsonObject(body) && isJsonObject(body.form) && isJsonObject(body.texts) ? body : undefined;
}
