import { isLocale, type Locale, titleOf } from '@guichet/definition';
import { isSubscription, textsOf } from '@guichet/engine';
import { formatInstant } from '@guichet/engine/formats';
import { formTitle, titleLanguage } from '@guichet/renderer/form-title';
import { nextStepsOf } from '@guichet/renderer/next-steps';
import type { ShownReceipt } from '@guichet/renderer/shown-receipt';
import { textLanguage } from '@guichet/renderer/text-language';
import type { FastifyInstance } from 'fastify';
import { listNotNotified } from '../../pages/receipt-note-messages.ts';
import { thankYouUrl } from '../../pages/site.ts';
import type { KeptReceipt } from '../cookies.ts';
import { toNotFoundPage } from '../not-found.ts';
import type { SiteParts } from '../site-parts.ts';

/** `GET /{locale}/thankyou`: the receipt of a plain post, or the place where a script shows its own. */
export function addThankYou(app: FastifyInstance, parts: SiteParts): void {
  const { site, drawing, receipts } = parts;
  app.get<{ Params: { locale: string } }>('/:locale/thankyou', async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
    // Its script knows it by its address, of which letters may come encoded.
    const [path = ''] = request.url.split('?');
    if (!path.endsWith(`/${locale}/thankyou`)) return reply.redirect(thankYouUrl(site, locale), 302);
    const kept = receipts.read(request);
    const receipt = kept && (await receiptOf(kept, locale, parts));
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(drawing.thankYou({ kind: 'thankYou', site, locale, ...(receipt && { receipt }) }));
  });
  app.get<{ Params: { locale: string } }>('/:locale/thankyou/', async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
    return reply.redirect(thankYouUrl(site, locale), 302);
  });
}

async function receiptOf(kept: KeptReceipt, locale: Locale, parts: SiteParts): Promise<ShownReceipt> {
  const found = await parts.source.find(kept.alias);
  const form = found.kind === 'found' ? found.form : undefined;
  const texts = form === undefined ? {} : textsOf(form, locale);
  return {
    formTitle: form
      ? formTitle(form, texts, locale)
      : titleOf({ title: '', path: kept.alias, properties: {} }, locale),
    ...(form && { titleLang: titleLanguage(form, locale), lang: textLanguage(form, locale) }),
    when: formatInstant(kept.receivedAt, locale, parts.timeZone),
    referenceNumber: kept.referenceNumber,
    nextSteps: nextStepsOf(texts),
    answers: [],
    ...(isSubscription(form?.submissionType) && { note: listNotNotified[locale] }),
  };
}
