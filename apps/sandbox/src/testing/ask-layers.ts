import { toMercator } from '@turf/projection';
import type { Position } from 'geojson';
import { expect } from 'vitest';
import type { SettingName } from '../addresses.ts';
import { addressText, buildCity } from '../city/build-city.ts';
import { startCity } from './start-city.ts';

export interface LayerAnswer {
  readonly error?: object;
  readonly displayFieldName?: string;
  readonly fieldAliases?: object;
  readonly geometryType?: string;
  readonly spatialReference?: object;
  readonly fields?: readonly object[];
  readonly features: readonly {
    readonly attributes: Readonly<Record<string, string | number>>;
    readonly geometry?: { readonly rings: readonly (readonly Position[])[] };
  }[];
}

export type Query = Readonly<Record<string, string>>;

/** The layers of a city that runs for the tests of one file, asked over HTTP. */
export function askLayers() {
  const city = startCity();
  return {
    city,
    async get(layer: SettingName, query: Query): Promise<LayerAnswer> {
      const answer = await fetch(city.of(layer, `/query?${new URLSearchParams({ f: 'json', ...query })}`));
      expect(answer.status).toBe(200);
      return JSON.parse(await answer.text());
    },
    async post(layer: SettingName, query: Query): Promise<LayerAnswer> {
      const body = new URLSearchParams({ f: 'json', ...query });
      const answer = await fetch(city.of(layer, '/query'), { method: 'POST', body });
      expect(answer.status).toBe(200);
      return JSON.parse(await answer.text());
    },
  };
}

const { addresses } = buildCity();

/** Longitude and latitude of an address. */
export function placeOf(text: string): Position {
  const found = addresses.features.find(({ properties }) => addressText(properties) === text);
  expect(found, text).toBeDefined();
  return found?.geometry.coordinates ?? [];
}

/** The same in Web Mercator. */
export function pointOf(text: string): Position {
  return toMercator(placeOf(text));
}

export function atPoint(point: Position): Query {
  return { geometryType: 'esriGeometryPoint', geometry: point.join(','), inSR: '102100' };
}
