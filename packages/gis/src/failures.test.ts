import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MapCallError } from './call-error.ts';
import { createMaps, type Maps } from './create-maps.ts';
import { proxiedAddresses } from './map-addresses.ts';
import { openService, sendJson, type TestService } from './testing/open-service.ts';

const candidate = { address: 'Here', location: { x: 1, y: 2 }, attributes: { User_fld: '' } };
const polygon = {
  rings: [
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [0, 0],
    ],
  ],
};

let service: TestService;

beforeEach(async () => {
  service = await openService();
});

afterEach(() => service.close());

const calls = [
  [
    'Error querying Address Locator service.',
    (maps: Maps, signal?: AbortSignal) => maps.findAddressCandidates('x', signal),
  ],
  [
    'Error updating features details.',
    (maps: Maps, signal?: AbortSignal) => maps.findParcel(candidate, signal),
  ],
  [
    'Failed to get Parking Zone features data.',
    (maps: Maps, signal?: AbortSignal) => maps.findParkingZone(polygon, signal),
  ],
  [
    'Failed to get Parking Zone features data.',
    (maps: Maps, signal?: AbortSignal) => maps.findGuestParkingZone(polygon, signal),
  ],
  [
    'Failed to get Tree Permit features data.',
    (maps: Maps, signal?: AbortSignal) => maps.findTreeZone(candidate, signal),
  ],
] as const;

const text =
  (body: string, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

/** A list with `entry` in it, for whichever call. */
const listed = (entry: unknown) => text(JSON.stringify({ candidates: [entry], features: [entry] }));

const faults = [
  ['a broken connection', 'unreachable', (response: ServerResponse) => void response.destroy()],
  ['status 500', 'failed', text('{"candidates":[],"features":[]}', 500)],
  ['status 404', 'failed', text('Not found', 404)],
  [
    'a redirect',
    'unreachable',
    (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(),
  ],
  [
    'an ArcGIS error under status 200',
    'failed',
    text('{"error":{"code":400,"message":"Unable"},"candidates":[],"features":[]}'),
  ],
  ['an empty answer', 'malformed', text('')],
  ['half an answer', 'malformed', text('{"candidates":[],"features":[')],
  ['a page', 'malformed', text('<!doctype html>')],
  ['null', 'malformed', text('null')],
  ['a bare list', 'malformed', text('[]')],
  ['an object without a list', 'malformed', text('{}')],
  ['a list that is none', 'malformed', text('{"candidates":{"length":0},"features":{"length":0}}')],
  ['a list of something else', 'malformed', listed(7)],
  ['entries without anything in them', 'malformed', listed({ geometry: {} })],
  [
    'numbers that are texts',
    'malformed',
    listed({
      address: 'Here',
      location: { x: '1', y: 'NaN' },
      attributes: { Shape_Area: '1', AREA_NAME: {} },
      geometry: { rings: [[['0', '0']]] },
    }),
  ],
  [
    'an answer without an end',
    'tooLarge',
    (response: ServerResponse) => {
      const part = ' '.repeat(1024 * 1024);
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on('drain', more);
      more();
    },
  ],
] as const;

for (const [name, fault, answer] of faults) {
  test.each(calls)(`${name} is told as "%s"`, async (message, call) => {
    service.answer = (_, response) => answer(response);
    const error = await call(createMaps(proxiedAddresses(service.url))).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ message, cause: { name: 'MapCallError', fault } });
  });
}

test.each(calls)('a service that hangs is given up after a while: "%s"', async (message, call) => {
  service.answer = () => {};
  const error = await call(createMaps(proxiedAddresses(service.url), { timeout: 40 })).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ message, cause: expect.any(MapCallError) });
  expect(error).toMatchObject({ cause: { fault: 'timedOut' } });
  // It may be over before the service heard of it.
  await expect.poll(service.connections).toBe(0);
});

test('an answer that begins in time and does not end is given up, too', async () => {
  service.answer = (_, response) => void response.writeHead(200).write('{"candidates":');
  const maps = createMaps(proxiedAddresses(service.url), { timeout: 60 });
  await expect(maps.findAddressCandidates('x')).rejects.toMatchObject({ cause: { fault: 'timedOut' } });
});

test.each(calls)(
  'a call that is aborted throws that and not "%s", and its connection is closed',
  async (_, call) => {
    const leave = new AbortController();
    const left = new Promise((resolve) => {
      service.answer = (_, response) => {
        response.once('close', resolve);
        leave.abort();
      };
    });
    await expect(call(createMaps(proxiedAddresses(service.url)), leave.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
    await left;
  },
);

test('a call whose signal is aborted already is never made', async () => {
  const reason = new Error('replaced');
  for (const [, call] of calls) {
    const work = call(createMaps(proxiedAddresses(service.url)), AbortSignal.abort(reason));
    await expect(work).rejects.toBe(reason);
  }
  expect(service.heard).toEqual([]);
});

test('answers that come out of order each reach who asked, and none reaches who has left', async () => {
  const waiting = new Map<string | undefined, ServerResponse>();
  const bothHeard = new Promise<void>((resolve) => {
    service.answer = ({ parameters }, response) => {
      waiting.set(parameters.SingleLine, response);
      if (waiting.size === 2) resolve();
    };
  });
  const maps = createMaps(proxiedAddresses(service.url));
  const leave = new AbortController();
  const first = maps.findAddressCandidates('first', leave.signal);
  const second = maps.findAddressCandidates('second');
  await bothHeard;
  for (const term of ['second', 'first']) {
    const response = waiting.get(term);
    if (response !== undefined) sendJson(response, { candidates: [{ ...candidate, address: term }] });
    if (term === 'second') {
      expect(await second).toMatchObject([{ address: 'second' }]);
      leave.abort();
    }
  }
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
});

test('one failing layer of two fails the tree zone, whichever it is', async () => {
  for (const failing of ['/innerUrban/query', '/suburban/query']) {
    service.answer = ({ path }, response) =>
      path === failing ? text('', 500)(response) : sendJson(response, { features: [{ geometry: polygon }] });
    await expect(createMaps(proxiedAddresses(service.url)).findTreeZone(candidate)).rejects.toThrow(
      'Failed to get Tree Permit features data.',
    );
  }
});
