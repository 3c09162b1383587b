import { openDraftStore } from '@guichet/drafts';
import { page } from 'vitest/browser';
import type { FormProps } from '../form-props.ts';
import { prepareDefinition } from '../prepare.ts';
import { Form } from '../wrapper.ts';
import { draw, permit } from './host-page.tsx';
import { openSmallService, service } from './small-service.ts';

export const options = { draft: { name: 'permit' } };

const at = Date.now();

/** A draft of an earlier page. */
export const earlier = {
  id: 'earlier',
  form: 'embedded:permit',
  kind: 'draft',
  key: 'earlier',
  at,
  until: at + 1_000_000,
} as const;

/** The answers of each draft on this device, as JSON. */
export async function drafts(): Promise<readonly string[]> {
  const store = await openDraftStore();
  const all = (await store?.list()) ?? [];
  const read = await Promise.all(all.map(({ id }) => store?.read(id)));
  return read.filter(Boolean).map((content) => JSON.stringify(Object(content).data));
}

export const post = 'POST /api/permit/submission';
export const received = { _id: '1', data: {}, metadata: { referenceNumber: 'CDFG-3479' } };

/** A form of our site, which nobody answers. `isOurs` false: of another one's service. */
export function openUnanswered(props: FormProps = {}, isOurs = true, submissionType?: string) {
  const small = openSmallService();
  const properties = submissionType === undefined ? {} : { submissionType };
  const { form, texts } = prepareDefinition({ ...permit, path: 'permit', properties }, undefined, undefined);
  const goesTo = submissionType && 'https://pay.example/order';
  small.answer('GET /prepared/en/permit', { status: 200, json: { form, texts: texts('en'), goesTo } });
  small.answer('GET /permit', { status: 200, json: { ...permit, path: 'permit' } });
  const show = () =>
    draw(<Form src={`${service}${isOurs ? '/prepared/en' : ''}/permit`} options={options} {...props} />);
  show();
  const keys = () =>
    small.asked.filter(({ what }) => what === post).map(({ headers }) => headers.get('idempotency-key'));
  return { ...small, show, keys };
}

export const waits = () => page.getByRole('region', { name: 'Your form is waiting to be sent' });
export const note = () => page.getByRole('region', { name: 'Answers kept on this device' });
export const online = () => window.dispatchEvent(new Event('online'));

/** How many forms wait to be sent. */
export async function waitingDrafts(): Promise<number> {
  const store = await openDraftStore();
  return ((await store?.list()) ?? []).filter(({ kind }) => kind === 'sending').length;
}
