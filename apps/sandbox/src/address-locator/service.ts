import { paths } from '../addresses.ts';
import { ArcgisError } from '../arcgis/arcgis-error.ts';
import { addOperation, type Parameters } from '../arcgis/operation.ts';
import { inReference, parseSpatialReference, webMercator } from '../arcgis/spatial-reference.ts';
import type { Service } from '../service.ts';
import type { Entry } from './create-gazetteer.ts';
import { type Candidate, findCandidates, leastScore } from './find-candidates.ts';
import { gazetteer } from './gazetteer.ts';

/** Finds addresses by what somebody typed in one line. */
export const addressLocator: Service = {
  addRoutes(app) {
    addOperation(app, paths.ADDRESS_LOCATOR_URL, () => description);
    addOperation(app, `${paths.ADDRESS_LOCATOR_URL}/findAddressCandidates`, findAddressCandidates);
  },
};

const maxLocations = 50;

/** As the address of the locator itself answers. */
const description = {
  currentVersion: 11.3,
  serviceDescription: 'Addresses of Rivermont',
  addressFields: [],
  singleLineAddressField: {
    name: 'SingleLine',
    type: 'esriFieldTypeString',
    alias: 'SingleLine',
    length: 200,
  },
  spatialReference: webMercator,
  locatorProperties: { MaxCandidates: maxLocations, SuggestedMinScore: leastScore },
  capabilities: 'Geocode',
};

function findAddressCandidates(given: Parameters): object {
  const term = given('SingleLine');
  if (term === undefined) throw new ArcgisError("'SingleLine' parameter must be specified");
  const spatialReference = parseSpatialReference(given('outSR'), 'outSR');
  const candidates = findCandidates(gazetteer(), term).slice(0, locationsAsked(given('maxLocations')));
  return {
    spatialReference,
    candidates: candidates.map((candidate) => {
      const { entry } = candidate;
      const [x = 0, y = 0] = inReference(entry.point, spatialReference);
      const [west, east] = [-reach, reach].map((by) => inReference(moved(entry, by), spatialReference));
      return {
        address: entry.text,
        location: { x, y },
        score: scoreOf(candidate),
        attributes: attributesOf(candidate, given('outFields')),
        extent: { xmin: west?.[0], ymin: west?.[1], xmax: east?.[0], ymax: east?.[1] },
      };
    }),
  };
}

/** Metres of Web Mercator round a candidate that a map would show. */
const reach = 100;

function moved({ point: [x = 0, y = 0] }: Entry, by: number): number[] {
  return [x + by, y + by];
}

function locationsAsked(text: string | undefined): number {
  if (text === undefined) return maxLocations;
  if (!/^\d{1,9}$/.test(text)) throw new ArcgisError("'maxLocations' parameter is invalid");
  return Math.min(Number(text), maxLocations);
}

function scoreOf({ score }: Candidate): number {
  return Math.round(score * 100) / 100;
}

/** None where none is asked for. A name that the locator does not know is passed over, as ArcGIS does. */
function attributesOf(candidate: Candidate, outFields = ''): Readonly<Record<string, string | number>> {
  const { text, name, unit, number, street, district } = candidate.entry;
  const all = {
    Score: scoreOf(candidate),
    Match_addr: text,
    Addr_type: unit === '' ? 'PointAddress' : 'Subaddress',
    User_fld: name,
    SubAddr: unit,
    AddNum: String(number),
    StName: street,
    Nbrhd: district,
  };
  const asked = outFields.split(',').map((field) => field.trim().toUpperCase());
  if (asked.includes('*')) return all;
  return Object.fromEntries(Object.entries(all).filter(([field]) => asked.includes(field.toUpperCase())));
}
