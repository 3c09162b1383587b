import { inEveryLocale, isLocale, type Locale, titleOf } from '@guichet/definition';
import { textsOf } from '@guichet/engine';
import { formatDay, formatInstant } from '@guichet/engine/formats';
import type { Handover, Tracked } from '@guichet/form-service';
import { formTitle, titleLanguage } from '@guichet/renderer/form-title';
import { thankYouText } from '@guichet/renderer/thank-you-messages';
import type { FastifyInstance } from 'fastify';
import { sentOn } from '../../pages/sent-messages.ts';
import type { NoticeWording } from '../../pages/shown-notice.ts';
import { thankYouUrl } from '../../pages/site.ts';
import { trackingText } from '../../pages/tracking-messages.ts';
import type { ShownTracking } from '../../pages/tracking-page.tsx';
import { toNotFoundPage } from '../not-found.ts';
import type { SiteParts } from '../site-parts.ts';

interface WithLocale {
  Params: { locale: string };
}

/**
 * `GET /{locale}/thankyou/{signed}`: what became of a form, for who has the link. `/sent` leads there by the receipt's
 * cookie, and `/sent/{alias}` tells the script of that form whether it was just sent.
 */
export function addTracking(app: FastifyInstance, parts: SiteParts): void {
  const { site, drawing, receipts, references, track, timeZone } = parts;
  addJustSent(app, parts);
  if (track === undefined) return;
  app.get<WithLocale>('/:locale/thankyou/sent', async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
    const reference = receipts.read(request)?.referenceNumber;
    const page = thankYouUrl(site, locale);
    return reply
      .header('cache-control', 'no-store')
      .redirect(reference === undefined ? page : `${page}/${references.sign(reference)}`, 303);
  });
  app.get<{ Params: { locale: string; signed: string } }>(
    '/:locale/thankyou/:signed',
    async (request, reply) => {
      const { locale, signed } = request.params;
      if (!isLocale(locale)) return toNotFoundPage(reply, parts, undefined);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      // The link is a right: it stays out of search engines, and of what other sites hear.
      reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      const reference = references.read(signed);
      const tracked = reference === undefined ? undefined : await track(reference);
      if (reference === undefined || tracked === undefined)
        return reply.code(404).send(drawing.refusal(locale, 'unknownLink'));
      const tracking = { reference, ...(await shown(tracked, locale)) };
      return reply.send(
        drawing.tracking(locale, tracking, (targetLocale) => `${thankYouUrl(site, targetLocale)}/${signed}`),
      );
    },
  );

  async function shown(tracked: Tracked, locale: Locale): Promise<Omit<ShownTracking, 'reference'>> {
    const title = await titleOfTracked(tracked, locale, parts);
    const moment = (at: number) => formatInstant(at, locale, timeZone);
    return tracked.kind === 'deleted'
      ? {
          ...title,
          received: formatDay(tracked.receivedDay, locale),
          deleted: moment(tracked.deleted),
          handovers: [],
        }
      : {
          ...title,
          received: moment(tracked.received),
          deleted: undefined,
          handovers: handoversIn(tracked.handovers, locale, moment),
        };
  }
}

/** The notice is worded here, in every language: the page may change its own. */
function addJustSent(app: FastifyInstance, { receipts, timeZone }: SiteParts): void {
  app.get<{ Params: { locale: string; '*': string } }>('/:locale/thankyou/sent/*', async (request, reply) => {
    const { locale, '*': alias } = request.params;
    reply.header('cache-control', 'no-store');
    const receipt = receipts.read(request);
    if (!isLocale(locale) || receipt?.alias !== alias) return reply.code(204).send();
    const { receivedAt, referenceNumber = '' } = receipt;
    return reply.send(
      inEveryLocale((eachLocale): NoticeWording => {
        const when = formatInstant(receivedAt, eachLocale, timeZone);
        return {
          title: sentOn[eachLocale](when, referenceNumber),
          lines: [thankYouText(eachLocale, 'nextReceived')],
        };
      }),
    );
  });
}

async function titleOfTracked(
  tracked: Tracked,
  locale: Locale,
  { source }: SiteParts,
): Promise<Pick<ShownTracking, 'formTitle' | 'titleLang'>> {
  const found = await source.find(tracked.form);
  const version = tracked.kind === 'received' ? await source.findVersion(tracked.version) : undefined;
  const form = version ?? (found.kind === 'found' ? found.form : undefined);
  return form === undefined
    ? { formTitle: titleOf({ title: '', path: tracked.form, properties: {} }, locale) }
    : { formTitle: formTitle(form, textsOf(form, locale), locale), titleLang: titleLanguage(form, locale) };
}

/** Offices first, in their order; those without a name are numbered where there are several. */
function handoversIn(
  handovers: readonly Handover[],
  locale: Locale,
  moment: (at: number) => string,
): ShownTracking['handovers'] {
  const offices = handovers.filter(({ isReceipt }) => !isReceipt);
  const unnamed = offices.filter(({ title }) => title === undefined);
  const nameOf = (handover: Handover) =>
    handover.title?.[locale] ??
    `${trackingText(locale, 'office')}${unnamed.length > 1 ? ` ${unnamed.indexOf(handover) + 1}` : ''}`;
  return [
    ...offices.map(
      (handover) =>
        [nameOf(handover), trackingText(locale, handover.state, moment(handover.at ?? 0))] as const,
    ),
    ...handovers
      .filter(({ isReceipt }) => isReceipt)
      .map(
        ({ state, at }) =>
          [
            trackingText(locale, 'receipt'),
            trackingText(locale, receiptStates[state], moment(at ?? 0)),
          ] as const,
      ),
  ];
}

const receiptStates = {
  waiting: 'receiptWaiting',
  stopped: 'receiptStopped',
  delivered: 'receiptDelivered',
  parked: 'receiptParked',
  dropped: 'receiptDropped',
} as const;
