import { findCandidates } from '../address-locator/find-candidates.ts';
import { gazetteer } from '../address-locator/gazetteer.ts';
import { paths, type SettingName } from '../addresses.ts';
import { type Html, html } from '../pages/html.ts';
import type { Language } from '../pages/languages.ts';
import { page } from '../pages/page.ts';
import type { ServiceName } from '../services.ts';
import { geojsonFiles } from './geojson.ts';
import { places, type SuggestedSearch } from './place-messages.ts';
import { texts } from './texts.ts';

/** The sandbox's front page: its services, and things to try. `origin`: as the reader reached it. `playgroundUrl`: where forms are tried. */
export function sandboxPage(language: Language, origin: string, playgroundUrl?: string): Html {
  const { title, lead, truth, maps, places: tried, services, received, faults, playground } = texts[language];
  const files = Object.keys(geojsonFiles).map(
    (name) => html`<li><a href="/geojson/${name}.geojson">${name}.geojson</a></li>`,
  );
  return page({
    language,
    title,
    inOther: `/${language === 'en' ? 'fr' : 'en'}/sandbox`,
    content: [
      html`<h1>${title}</h1><p class="lead">${lead}</p><p>${truth}</p>`,
      html`<h2>${tried.title}</h2><p>${tried.lead}</p>`,
      html`<ul class="cards">${places.map((place) => placeToTry(language, place))}</ul>`,
      ...(playgroundUrl === undefined
        ? []
        : [html`<p>${playground.lead} <a href="${playgroundUrl}">${playground.open}</a></p>`]),
      html`<h2>${maps.title}</h2>`,
      html`<figure><img src="/maps/centre.svg" alt="${maps.centreAlt}" width="960"><figcaption>${maps.centre}</figcaption></figure>`,
      html`<figure><img src="/maps/city.svg" alt="${maps.wholeAlt}" width="960"><figcaption>${maps.whole}</figcaption></figure>`,
      html`<p>${maps.files}</p><ul>${files}</ul>`,
      html`<h2>${services.title}</h2><p>${services.lead}</p>`,
      html`<ul class="cards">${servicesToTell.map(([name, setting, raw]) => serviceToTell(language, origin, name, setting, raw))}${mailToTell(language)}</ul>`,
      html`<h2>${received.title}</h2><p>${received.lead}</p>`,
      html`<p><a href="/${language}/sandbox/received">${received.open}</a> (<a href="/received">JSON</a>)</p>`,
      html`<h2>${faults.title}</h2><p>${faults.lead}</p>`,
      html`<pre>{"service": "addressLocator", "kind": "arcgis", "times": 2}</pre>`,
    ],
  });
}

function placeToTry(language: Language, { term, about }: SuggestedSearch): Html {
  const { places: tried } = texts[language];
  const found = findCandidates(gazetteer(), term).slice(0, 2);
  const [first] = found;
  const links =
    first === undefined
      ? []
      : [
          [tried.candidates, candidatesOf(term)],
          [tried.parcel, atPoint(paths.PARCEL_LAYER_URL, first.entry.point)],
          [tried.parking, atPoint(paths.PARKING_ZONE_LAYER_URL, first.entry.point)],
          [tried.guests, atPoint(paths.GUEST_PARKING_ZONE_LAYER_URL, first.entry.point)],
        ];
  return html`<li><h3>${term}</h3><p>${about[language]}</p>
<p>${tried.found} ${found.map(({ entry }) => entry.text).join(' · ')}</p>
<ul class="links">${links.map(
    ([name = '', address = '']) =>
      html`<li><a href="${address}">${name} <span class="unseen">${tried.of(term)}</span></a></li>`,
  )}</ul></li>`;
}

/** The query of a link to a service's raw response: by a term, by a point, or none. */
type Raw = 'term' | 'place' | 'point' | undefined;

const servicesToTell: readonly (readonly [ServiceName, SettingName, Raw?])[] = [
  ['addressLocator', 'ADDRESS_LOCATOR_URL', 'term'],
  ['addressProvider', 'ADDRESS_PROVIDER_URL', 'place'],
  ['parcels', 'PARCEL_LAYER_URL', 'point'],
  ['parkingZones', 'PARKING_ZONE_LAYER_URL', 'point'],
  ['guestParkingZones', 'GUEST_PARKING_ZONE_LAYER_URL', 'point'],
  ['innerUrban', 'INNER_URBAN_LAYER_URL', 'point'],
  ['suburban', 'SUBURBAN_LAYER_URL', 'point'],
  ['payment', 'PAYMENT_GATEWAY_URL'],
  ['treePermits', 'TREE_PERMIT_URL'],
  ['mailingList', 'MAILING_LIST_URL'],
  ['openData', 'DATA_ORIGINS'],
  ['webhook', 'DELIVERY_FILE'],
  ['publicSite', 'PUBLIC_SITE_URL_EN'],
  ['publicSite', 'PUBLIC_SITE_URL_FR'],
];

function serviceToTell(
  language: Language,
  origin: string,
  name: ServiceName,
  setting: SettingName,
  raw: Raw,
): Html {
  const { services } = texts[language];
  const operation = raw === undefined ? '' : operations[raw];
  const link =
    raw === undefined
      ? ''
      : html`<p><a href="${rawAnswer(raw, paths[setting])}">${services.mapAnswers} <span class="unseen">(${name})</span></a></p>`;
  return html`<li><h3>${services.about[name]}</h3><p><code>${origin}${paths[setting]}${operation}</code></p>
<p>${services.setting} <code>${setting}</code><br>${services.faultName} <code>${name}</code></p>${link}</li>`;
}

/** It speaks SMTP, at an address that the start prints. */
function mailToTell(language: Language): Html {
  const { services } = texts[language];
  return html`<li><h3>${services.about.mail}</h3>
<p>${services.setting} <code>SMTP_URL</code><br>${services.faultName} <code>mail</code></p></li>`;
}

const operations = { term: '/findAddressCandidates', place: '/search', point: '/query' } as const;

function rawAnswer(raw: 'term' | 'place' | 'point', path: string): string {
  const term = '12 Elm Street';
  if (raw === 'place')
    return `${path}/search?${new URLSearchParams({ q: term, format: 'json', addressdetails: '1' })}`;
  return raw === 'term'
    ? candidatesOf(term)
    : atPoint(path, findCandidates(gazetteer(), term)[0]?.entry.point ?? []);
}

function candidatesOf(term: string): string {
  const query = new URLSearchParams({
    f: 'pjson',
    maxLocations: '5',
    outFields: 'User_fld',
    SingleLine: term,
  });
  return `${paths.ADDRESS_LOCATOR_URL}/findAddressCandidates?${query}`;
}

function atPoint(path: string, point: readonly number[]): string {
  const geometry = point.map((number) => number.toFixed(2)).join(',');
  const query = new URLSearchParams({
    f: 'pjson',
    geometryType: 'esriGeometryPoint',
    outFields: '*',
    geometry,
  });
  return `${path}/query?${query}`;
}
