import { bbox } from '@turf/bbox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { city } from '../city/city.ts';
import { languageOf } from '../pages/language-of.ts';
import { languages } from '../pages/languages.ts';
import { sendPage } from '../pages/send-page.ts';
import type { ReceivedCalls } from '../received/received-calls.ts';
import { drawMap } from './draw-map.ts';
import { sandboxPage } from './front-page.ts';
import { geojsonFiles } from './geojson.ts';
import { receivedPage } from './received-page.ts';

/** The sandbox's own pages and the data behind it. No service of the city, so no fault befalls them. */
export function addFrontRoutes(
  app: FastifyInstance,
  received: ReceivedCalls,
  playgroundUrl: () => string | undefined = () => undefined,
): void {
  app.get('/', async (request, reply) =>
    sendPage(
      reply.header('vary', 'accept-language'),
      sandboxPage(languageOf(request), originOf(request), playgroundUrl()),
    ),
  );
  for (const language of languages) {
    app.get(`/${language}/sandbox`, async (request, reply) =>
      sendPage(reply, sandboxPage(language, originOf(request), playgroundUrl())),
    );
    app.get(`/${language}/sandbox/received`, async (_, reply) =>
      sendPage(reply.header('cache-control', 'no-store'), receivedPage(language, received.list())),
    );
  }
  for (const [name, dataOf] of Object.entries(geojsonFiles)) {
    app.get(`/geojson/${name}.geojson`, async (_, reply) =>
      reply.type('application/geo+json; charset=utf-8').send(JSON.stringify(dataOf(city()))),
    );
  }
  app.get('/maps/city.svg', async (_, reply) => {
    const { addresses, suburban } = city();
    const around = bbox({
      type: 'FeatureCollection',
      features: [...addresses.features, ...suburban.features],
    });
    return reply.type('image/svg+xml').send(drawMap(city(), { around, names: 'districts' }));
  });
  app.get('/maps/centre.svg', async (_, reply) => {
    const { features } = city().parkingZones;
    const inCentre = features.filter(({ properties: { name } }) => /Zone [A-D]/.test(name));
    const around = bbox({ type: 'FeatureCollection', features: inCentre });
    return reply.type('image/svg+xml').send(drawMap(city(), { around, names: 'zones' }));
  });
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
