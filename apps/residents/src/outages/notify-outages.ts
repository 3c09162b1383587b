import type { PageForm } from '@guichet/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { FormSource } from '../forms/form-source.ts';
import type { OutsideAddress } from '../settings/outside-addresses.ts';
import type { Outages } from './outages.ts';

interface Needs {
  readonly missing: ReadonlySet<OutsideAddress>;
  readonly outages: Outages;
  readonly source: FormSource;
  /** The forms stand with a service elsewhere: they are not asked for at start. */
  readonly isElsewhere: boolean;
}

/** For the start: one sentence that names each missing service and the forms that need it. Nothing where none is. */
export async function outageLines(needs: Needs): Promise<readonly string[]> {
  const { missing } = needs;
  if (missing.size === 0) return [];
  const forms = needs.isElsewhere
    ? new Map<OutsideAddress, readonly string[]>()
    : await formsByService(needs);
  const named = [...missing].map((name) => `${name} (${forms.get(name)?.join(', ') ?? 'no form'})`);
  const list = needs.isElsewhere ? [...missing] : named;
  return [
    `Without      These services have no address, and the forms that need them say so at the top: ${list.join(', ')}.`,
  ];
}

async function formsByService({
  source,
  outages,
}: Needs): Promise<ReadonlyMap<OutsideAddress, readonly string[]>> {
  const listed = await source.list();
  const forms = listed.kind === 'listed' ? listed.forms : [];
  const found = new Map<OutsideAddress, string[]>();
  for (const { path } of forms) {
    const form = await source.find(path);
    const names = form.kind === 'found' ? outages.missingOf(form.form) : [];
    for (const name of names) found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}

/** The log names forms that came later, with what they lack. */
export async function notifyOutages(
  aliases: readonly string[],
  { source, outages }: Pick<Needs, 'source' | 'outages'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const alias of aliases) {
    const found = await source.find(alias);
    if (found.kind === 'found') warnOfOutage(found.form, outages, log);
  }
}

export function warnOfOutage(
  form: Pick<PageForm, 'path' | 'components' | 'submissionType'>,
  { missingOf }: Outages,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  const missing = missingOf(form);
  if (missing.length > 0)
    log.warn({ form: form.path, missing }, 'a form needs services that have no address');
}
