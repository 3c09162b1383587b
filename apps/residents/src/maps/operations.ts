import {
  type AddressCandidate,
  type CallMapService,
  findAddressCandidates,
  findForestryAreas,
  findParcel,
  findPlaces,
  findZoneNames,
  type MapAddresses,
  type MapService,
  maxCandidates,
  maxPlaces,
  type Polygon,
} from '@guichet/gis';
import type { Parameters } from './read-parameters.ts';
import { checkFixed, readLanguage, readPoint, readPolygon, readReference, readTerm } from './read-values.ts';

/** One thing that the proxy can be asked. No other queries are possible. */
export interface MapOperation {
  readonly service: MapService;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The parameters that are known; every one is checked. */
  readonly names: readonly string[];
  /** Throws a RefusedQuestionError. */
  read(parameters: Parameters): Question;
}

/** A question whose parameters have been read: nothing of the request itself goes on to the service. */
export interface Question {
  /** Like questions have like ones. */
  readonly key: string;
  /** Calls the service, and rebuilds its response in our own shape. Throws a MapCallError. */
  ask(call: CallMapService, signal: AbortSignal): Promise<unknown>;
}

export function createOperations(addresses: MapAddresses): readonly MapOperation[] {
  const all = [
    locatorOperation(addresses.addressLocator),
    placesOperation(addresses.addressProvider),
    parcelOperation(addresses.parcels),
    zoneOperation('parkingZones', addresses.parkingZones),
    zoneOperation('guestParkingZones', addresses.guestParkingZones),
    forestryOperation('innerUrban', addresses.innerUrban),
    forestryOperation('suburban', addresses.suburban),
  ];
  // A service that this deployment does without cannot be asked.
  return all.filter(({ service }) => addresses[service] !== '');
}

function locatorOperation(address: string): MapOperation {
  const fixed = { f: 'json', maxLocations: String(maxCandidates), outFields: 'User_fld' };
  return {
    service: 'addressLocator',
    method: 'GET',
    path: '/addressLocator/findAddressCandidates',
    names: [...Object.keys(fixed), 'SingleLine'],
    read(parameters) {
      checkFixed(parameters, fixed);
      const term = readTerm(parameters);
      return {
        key: JSON.stringify(['addressLocator', term]),
        ask: async (call, signal) =>
          candidatesAnswer(await findAddressCandidates(call, address, term, signal)),
      };
    },
  };
}

function placesOperation(address: string): MapOperation {
  const fixed = { format: 'json', addressdetails: '1', limit: String(maxPlaces) };
  return {
    service: 'addressProvider',
    method: 'GET',
    path: '/addressProvider/search',
    names: [...Object.keys(fixed), 'q', 'accept-language'],
    read(parameters) {
      checkFixed(parameters, fixed);
      const question = { term: readTerm(parameters, 'q'), language: readLanguage(parameters) };
      return {
        key: JSON.stringify(['addressProvider', question]),
        // Under a name: a bare list would be no answer of this site's.
        ask: async (call, signal) => ({ list: await findPlaces(call, address, question, signal) }),
      };
    },
  };
}

function parcelOperation(address: string): MapOperation {
  const fixed = {
    f: 'json',
    geometryType: 'esriGeometryPoint',
    outFields: 'Shape_Area,MUNICIPAL_ADDRESS_ID',
  };
  return {
    service: 'parcels',
    method: 'GET',
    path: '/parcels/query',
    names: [...Object.keys(fixed), 'geometry', 'inSR'],
    read(parameters) {
      checkFixed(parameters, fixed);
      const [point, reference] = [readPoint(parameters), readReference(parameters)];
      return {
        key: JSON.stringify(['parcels', point, reference]),
        async ask(call, signal) {
          const parcel = await findParcel(call, address, point, reference, signal);
          if (parcel === undefined) return featuresAnswer([]);
          const { area, municipalAddressId, geometry } = parcel;
          const attributes = { Shape_Area: area ?? null, MUNICIPAL_ADDRESS_ID: municipalAddressId };
          return featuresAnswer([{ attributes, geometry }]);
        },
      };
    },
  };
}

function zoneOperation(service: MapService, address: string): MapOperation {
  const fixed = {
    f: 'json',
    geometryType: 'esriGeometryPolygon',
    spatialRel: 'esriSpatialRelIntersects',
    returnGeometry: 'false',
    outFields: 'AREA_NAME',
  };
  return {
    service,
    method: 'POST',
    path: `/${service}/query`,
    names: [...Object.keys(fixed), 'geometry', 'inSR'],
    read(parameters) {
      checkFixed(parameters, fixed);
      const polygon = readPolygon(parameters);
      return {
        key: JSON.stringify([service, polygon]),
        async ask(call, signal) {
          const names = await findZoneNames(call, address, polygon, signal);
          return featuresAnswer(names.map((name) => ({ attributes: { AREA_NAME: name } })));
        },
      };
    },
  };
}

function forestryOperation(service: MapService, address: string): MapOperation {
  const fixed = {
    f: 'json',
    geometryType: 'esriGeometryPoint',
    spatialRel: 'esriSpatialRelWithin',
    returnGeometry: 'true',
  };
  return {
    service,
    method: 'POST',
    path: `/${service}/query`,
    names: [...Object.keys(fixed), 'geometry', 'inSR'],
    read(parameters) {
      checkFixed(parameters, fixed);
      const [point, reference] = [readPoint(parameters), readReference(parameters)];
      return {
        key: JSON.stringify([service, point, reference]),
        async ask(call, signal) {
          const areas = await findForestryAreas(call, address, point, reference, signal);
          return featuresAnswer(areas.map((geometry) => ({ attributes: {}, ...(geometry && { geometry }) })));
        },
      };
    },
  };
}

interface WrittenFeature {
  readonly attributes: Readonly<Record<string, string | number | null>>;
  readonly geometry?: Polygon;
}

function featuresAnswer(features: readonly WrittenFeature[]) {
  const spatialReference = features.find(({ geometry }) => geometry)?.geometry?.spatialReference;
  return { ...(spatialReference && { spatialReference }), features };
}

function candidatesAnswer(candidates: readonly AddressCandidate[]) {
  const spatialReference = candidates[0]?.spatialReference;
  return {
    ...(spatialReference && { spatialReference }),
    candidates: candidates.map(({ address, location, attributes, spatialReference: candidateReference }) => ({
      address,
      location: { ...location, ...(candidateReference && { spatialReference: candidateReference }) },
      attributes,
    })),
  };
}
