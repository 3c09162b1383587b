import { randomUUID } from 'node:crypto';
import type { Locale } from '@guichet/definition';
import { type PreparedForm, textsOf } from '@guichet/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormPageData, PaymentResult } from '../pages/page-data.ts';
import type { SiteParts } from './site-parts.ts';
import { specialFlowOf } from './special-flows.ts';

/** The result with which the payment gateway returns to this form. */
export function paymentResultOf(
  form: PreparedForm,
  { query }: FastifyRequest<{ Querystring: { payment?: unknown } }>,
): PaymentResult | undefined {
  return specialFlowOf(form)?.readReturn(query);
}

/**
 * The page of a form for a resident who left it without a script to pay, and returns: as it was filled in, unless it
 * was paid. Undefined for everybody else: where a script runs, it keeps the answers itself.
 */
export function returnedPage(
  form: PreparedForm,
  locale: Locale,
  request: FastifyRequest<{ Querystring: { payment?: unknown } }>,
  reply: FastifyReply,
  { site, outages, left: cookies, now, timeZone }: SiteParts,
): FormPageData | undefined {
  const result = paymentResultOf(form, request);
  if (result === undefined) return undefined;
  const place = [locale, form.path] as const;
  const left = cookies.read(request, place);
  if (left === undefined) return undefined;
  const { key, reference, answers } = left;
  const isPaid = result === 'paid';
  if (isPaid) cookies.forget(reply, place);
  const kept = isPaid ? undefined : answers;
  return {
    ...{ kind: 'form', site, locale, form: outages.pageFormOf(form), texts: textsOf(form, locale) },
    environment: { now: now(), timeZone, seed: Math.floor(Math.random() * 2 ** 32) },
    answered: {
      ...{ data: {}, ...kept },
      key: isPaid ? randomUUID() : key,
      attempted: false,
      notice: { kind: 'payment', result, reference, isKept: kept !== undefined },
    },
  };
}
