import type { Maps } from '../../../views.ts';

/** One question to the city, to be answered when a test says so. */
interface Asked {
  readonly what: keyof Maps;
  readonly term: string;
  readonly signal: AbortSignal | undefined;
  answer(): void;
  fail(text: string): void;
}

export interface SmallCity {
  readonly maps: Maps;
  /** Requests without a response yet, oldest first. */
  readonly asked: readonly Asked[];
  /** Waits for the next question of a kind whose answer is still wanted: who types slowly asks on the way. */
  next(what: keyof Maps): Promise<Asked>;
}

/** Addresses by what they begin with; each lies in a parcel of its own, but for the wharf. */
const addresses = [
  ['12 Elm Street, Centretown', 'Zone B, Centretown'],
  ['12 Elm Street, Rosemont', undefined],
  ['12 Elm Street, Rosemont', undefined],
  ['1 Ferry Wharf', undefined],
  ...['14', '16', '18', '20', '22', '24'].map((number) => [`${number} Long Street`, undefined] as const),
] as const;

const square = {
  rings: [
    [
      [0, 0],
      [40, 0],
      [40, 25],
      [0, 25],
      [0, 0],
    ],
  ],
  spatialReference: { wkid: 102100, latestWkid: 3857 },
};

/**
 * A city's map services as a host hands them in, of a few addresses. `isPatient`: each question waits until a test
 * answers it; else it is answered at once.
 */
export function createSmallCity({ isPatient = false } = {}): SmallCity {
  const asked: Asked[] = [];
  const waiting: (() => void)[] = [];

  function ask<T>(what: keyof Maps, term: string, signal: AbortSignal | undefined, result: T): Promise<T> {
    if (!isPatient) return Promise.resolve(result);
    return new Promise((resolve, reject) => {
      const question: Asked = {
        what,
        term,
        signal,
        answer: () => settle(() => resolve(result)),
        fail: (text) => settle(() => reject(new Error(text))),
      };
      function settle(how: () => void): void {
        asked.splice(asked.indexOf(question), 1);
        how();
      }
      asked.push(question);
      for (const wake of waiting.splice(0)) wake();
    });
  }

  const maps: Maps = {
    findAddressCandidates(term, signal) {
      const begun = term.toLowerCase();
      const found = addresses
        .filter(([address]) => address.toLowerCase().includes(begun))
        .map(([address], index) => ({
          address,
          location: { x: 10 + index, y: 10 },
          attributes: { User_fld: address.endsWith('Centretown') ? 'Library' : '' },
          spatialReference: { wkid: 102100, latestWkid: 3857 },
        }));
      return ask('findAddressCandidates', term, signal, found);
    },
    findPlaces(term, language, signal) {
      const begun = term.toLowerCase();
      const found = addresses
        .filter(([address]) => address.toLowerCase().includes(begun))
        .map(([address]) => ({
          display_name: `${address}, Rivermont`,
          lang: language,
          address: { road: address },
        }));
      return ask('findPlaces', term, signal, found);
    },
    findParcel({ address }, signal) {
      const parcel = { geometry: square, area: 1234.5678, municipalAddressId: `id of ${address}` };
      return ask('findParcel', address, signal, address === '1 Ferry Wharf' ? undefined : parcel);
    },
    findParkingZone: (_polygon, signal) => ask('findParkingZone', '', signal, 'Zone B, Centretown'),
    findGuestParkingZone: (_polygon, signal) => ask('findGuestParkingZone', '', signal, undefined),
    findTreeZone: ({ address }, signal) => ask('findTreeZone', address, signal, { zone: 'inner' as const }),
  };

  return {
    maps,
    asked,
    async next(what) {
      for (;;) {
        const found = asked.find((question) => question.what === what && question.signal?.aborted !== true);
        if (found !== undefined) return found;
        await new Promise<void>((wake) => waiting.push(wake));
      }
    },
  };
}
