import { createHash } from 'node:crypto';
import type { Locale } from '@guichet/definition';
import { type Environment, type PreparedForm, textsOf } from '@guichet/engine';
import { type BoundedMap, createBoundedMap } from '../forms/bounded-map.ts';
import type { Outages } from '../outages/outages.ts';
import type { FormPageData, PaymentResult } from '../pages/page-data.ts';
import type { Site } from '../pages/site.ts';
import type { Destinations } from '../settings/destinations.ts';
import type { Drawing } from './draw.tsx';
import { specialFlowOf } from './special-flows.ts';
import { type StoredBody, storeBody } from './stored-body.ts';

const maxPages = 1000;

export interface FormPages {
  /** The page of an untouched form: drawn once per version, language and day. */
  page(form: PreparedForm, locale: Locale): StoredBody;
  /** The same, for a return from the payment gateway to a form that nobody knows any more. */
  returned(form: PreparedForm, locale: Locale, result: PaymentResult): string;
  /**
   * `{form, texts}`: what a page fetches to change its language, or its form. For a host's page, which has no data of
   * ours: `timeZone` of the city, and of a special form, `goesTo`.
   */
  prepared(form: PreparedForm, locale: Locale): StoredBody;
}

interface Options {
  readonly site: Site;
  readonly drawing: Drawing;
  readonly outages: Outages;
  readonly destinations: Destinations;
  readonly timeZone: string;
  readonly now: () => number;
}

export function createFormPages({ site, drawing, outages, destinations, timeZone, now }: Options): FormPages {
  const pages = createBoundedMap<StoredBody>(maxPages);
  // By version: a key that is put together for each request is hashed for each, too.
  const prepared: Readonly<Record<Locale, BoundedMap<StoredBody>>> = {
    en: createBoundedMap(maxPages / 2),
    fr: createBoundedMap(maxPages / 2),
  };
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  let day = { name: '', until: 0 };

  /** A form may read the clock, so that a page is of its day; looked at once a minute. */
  function today(): string {
    const time = now();
    if (time >= day.until) day = { name: dayFormat.format(time), until: time - (time % 60_000) + 60_000 };
    return day.name;
  }

  function untouched(form: PreparedForm, locale: Locale, date: string): FormPageData {
    return {
      kind: 'form',
      site,
      locale,
      form: outages.pageFormOf(form),
      texts: textsOf(form, locale),
      environment: environmentOf(form, date, timeZone),
    };
  }

  return {
    returned: (form, locale, result) =>
      drawing.form(untouched(form, locale, today()), { paymentResult: result }),
    page(form, locale) {
      const date = today();
      const name = `${form.version} ${locale} ${date}`;
      const known = pages.get(name);
      if (known !== undefined) return known;
      const stored = { styleSheet: form.styleSheet };
      const html = drawing.form(untouched(form, locale, date), { stored });
      const body = storeBody(html, 'text/html; charset=utf-8');
      pages.set(name, body);
      return body;
    },
    prepared(form, locale) {
      const known = prepared[locale].get(form.version);
      if (known !== undefined) return known;
      const outage = outages.outageOf(form);
      const page = { form: outages.pageFormOf(form), texts: textsOf(form, locale) };
      const goesTo = specialFlowOf(form)?.destinationOf(destinations);
      const json = JSON.stringify({ ...page, ...(outage && { outage }), goesTo, timeZone });
      const body = storeBody(json, 'application/json; charset=utf-8');
      prepared[locale].set(form.version, body);
      return body;
    },
  };
}

/** The same for every server that draws this version on this day: so are body and tag. */
function environmentOf({ version }: PreparedForm, day: string, timeZone: string): Environment {
  const seed = createHash('sha256').update(version).digest().readUInt32BE();
  return { now: Date.parse(`${day}T12:00:00Z`), timeZone, seed };
}
