import { createHash } from 'node:crypto';
import type { Locale } from '@guichet/definition';
import { type Environment, type PreparedForm, textsOf } from '@guichet/engine';
import { createBoundedMap } from '../forms/bounded-map.ts';
import type { Outages } from '../outages/outages.ts';
import type { FormPageData, PaymentResult } from '../pages/page-data.ts';
import type { Site } from '../pages/site.ts';
import type { Drawing } from './draw.tsx';
import { type StoredBody, storeBody } from './stored-body.ts';

const maxPages = 1000;

export interface FormPages {
  /** The page of an untouched form: drawn once per version, language and day. */
  page(form: PreparedForm, locale: Locale): StoredBody;
  /** The same, for a return from the payment gateway to a form that nobody knows any more. */
  returned(form: PreparedForm, locale: Locale, result: PaymentResult): string;
  /** `{form, texts}`: what a page fetches to change its language, or its form. */
  prepared(form: PreparedForm, locale: Locale): StoredBody;
}

interface Options {
  readonly site: Site;
  readonly drawing: Drawing;
  readonly outages: Outages;
  readonly timeZone: string;
  readonly now: () => number;
}

export function createFormPages({ site, drawing, outages, timeZone, now }: Options): FormPages {
  const pages = createBoundedMap<StoredBody>(maxPages);
  const prepared = createBoundedMap<StoredBody>(maxPages);
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
      const html = drawing.form(untouched(form, locale, date), { isStored: true });
      const body = storeBody(html, 'text/html; charset=utf-8');
      pages.set(name, body);
      return body;
    },
    prepared(form, locale) {
      const name = `${form.version} ${locale}`;
      const known = prepared.get(name);
      if (known !== undefined) return known;
      const outage = outages.outageOf(form);
      const page = { form: outages.pageFormOf(form), texts: textsOf(form, locale) };
      const json = JSON.stringify({ ...page, ...(outage && { outage }) });
      const body = storeBody(json, 'application/json; charset=utf-8');
      prepared.set(name, body);
      return body;
    },
  };
}

/** The same for every server that draws this version on this day: so are body and tag. */
function environmentOf({ version }: PreparedForm, day: string, timeZone: string): Environment {
  const seed = createHash('sha256').update(version).digest().readUInt32BE();
  return { now: Date.parse(`${day}T12:00:00Z`), timeZone, seed };
}
