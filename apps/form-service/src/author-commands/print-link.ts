import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAlias, isJsonObject, locales } from '@guichet/definition';
import { createPermits } from '../unpublished/permits.ts';
import type { AuthorHost } from './author-host.ts';
import { findForm } from './find-form.ts';

/** `npm run forms -- link FORM`: the addresses that open a form which is not public yet. Gives the exit code. */
export async function printLink(words: readonly string[], host: AuthorHost): Promise<number> {
  const [named, ...more] = words;
  if (named === undefined || more.length > 0) {
    host.complain('Name one form: npm run forms -- link FORM');
    return 2;
  }
  const form = await findAlias(named, host);
  if (form.kind === 'none') {
    host.complain(form.reason);
    return 1;
  }
  const secret = host.secret ?? keptSecret(host.dataDir);
  if (secret === undefined) {
    host.complain(
      `There is no secret in ${host.dataDir} (DATA_DIR), and SIGNING_SECRET is not set: use the settings of the running server.`,
    );
    return 1;
  }
  const { alias, isHidden } = form;
  if (!isHidden) host.complain('This form is public: everybody can open it without a link.');
  const query = isHidden ? `?${new URLSearchParams({ link: createPermits(secret).sign(alias) })}` : '';
  for (const locale of locales) host.print(`${host.siteUrl}/${locale}/${alias}${query}`);
  return 0;
}

type FoundAlias =
  | { readonly kind: 'form'; readonly alias: string; readonly isHidden: boolean }
  | { readonly kind: 'none'; readonly reason: string };

/** A form service elsewhere says of a hidden form to nobody that it is there: its alias is taken as it is. */
async function findAlias(named: string, { formsDir, cwd, formServiceUrl }: AuthorHost): Promise<FoundAlias> {
  if (formServiceUrl !== undefined) {
    const checked = checkAlias(named);
    return checked.kind === 'usable'
      ? { kind: 'form', alias: checked.alias, isHidden: true }
      : { kind: 'none', reason: `"${named}" can be the alias of no form.` };
  }
  const found = await findForm(named, formsDir, cwd);
  if (found.kind === 'none') return found;
  const { alias, definition } = found.form;
  const isHidden = isJsonObject(definition.settings) && definition.settings.unpublished === true;
  return { kind: 'form', alias, isHidden };
}

function keptSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'signing-secret'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
