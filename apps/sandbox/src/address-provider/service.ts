import { toWgs84 } from '@turf/projection';
import type { Entry } from '../address-locator/create-gazetteer.ts';
import { findCandidates } from '../address-locator/find-candidates.ts';
import { gazetteer } from '../address-locator/gazetteer.ts';
import { paths } from '../addresses.ts';
import { formFields } from '../received/form-fields.ts';
import type { Service } from '../service.ts';

/** Finds addresses as OpenStreetMap's Nominatim does: a list of places, each with its parts. */
export const addressProvider: Service = {
  addRoutes(app) {
    app.get(`${paths.ADDRESS_PROVIDER_URL}/search`, async ({ url }, reply) => {
      const given = formFields(url.split('?').slice(1).join('?'), '');
      const { q = '', format, addressdetails, limit } = given;
      reply.header('cache-control', 'no-store');
      if (typeof q !== 'string' || q.trim() === '')
        return reply.code(400).send({ error: { code: 400, message: 'Nothing to search for.' } });
      if (format !== 'json')
        return reply.code(400).send({ error: { code: 400, message: 'Only format=json is answered here.' } });
      const most = Math.min(Number(limit) || usual, maxPlaces);
      const found = findCandidates(gazetteer(), q).slice(0, most);
      return found.map(({ entry, score }) => placeOf(entry, score, addressdetails === '1'));
    });
  },
};

const usual = 10;
const maxPlaces = 40;

function placeOf(entry: Entry, score: number, hasParts: boolean): object {
  const { name, unit, number, street, district, text, point } = entry;
  const [lon = 0, lat = 0] = toWgs84(point);
  const parts = {
    ...(name !== '' && { building: name }),
    ...(unit !== '' && { unit }),
    house_number: String(number),
    road: street,
    suburb: district,
    city: 'Rivermont',
    state: 'Ontario',
    country: 'Canada',
    country_code: 'ca',
  };
  return {
    place_id: idOf(text),
    licence: 'Rivermont is made up; so are its addresses.',
    osm_type: 'node',
    osm_id: idOf(text),
    lat: lat.toFixed(7),
    lon: lon.toFixed(7),
    class: 'place',
    type: 'house',
    importance: score / 100,
    name,
    display_name: [name, text, 'Rivermont', 'Ontario', 'Canada'].filter((part) => part !== '').join(', '),
    ...(hasParts && { address: parts }),
  };
}

/** The same for the same address, each time that the sandbox starts. */
function idOf(text: string): number {
  let id = 0;
  for (const sign of text) id = (id * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007;
  return id;
}
