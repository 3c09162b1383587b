import type { FastifyInstance } from 'fastify';
import { city } from '../city/city.ts';
import type { Service } from '../service.ts';
import { breeds, depots, type Species, wards } from './lists.ts';

/** The city's open data as JSON: lists that forms let residents choose from. */
export const openData: Service = {
  addRoutes(app) {
    app.get('/open-data/wards', async () => wards);
    addList(app, '/open-data/streets', streets);
    addList(app, '/open-data/breeds', ({ species }) => (isSpecies(species) ? breeds[species] : []));
    addList(app, '/open-data/depots', (query) => depots.filter(({ ward }) => String(ward) === query.ward));
  },
};

/** A row of a list; a search looks through its name. */
interface Row {
  readonly id: number;
  readonly name: string;
}

type Query = Readonly<Record<string, string | undefined>>;

const maxRowCount = 1000;

/** `{total, results}`: those whose name holds what is searched for, `limit` of them behind the first `skip`. */
function addList(app: FastifyInstance, path: string, rowsFor: (query: Query) => readonly Row[]): void {
  app.get<{ Querystring: Query }>(path, async ({ query }) => {
    const searched = folded(query.search ?? '');
    const found = rowsFor(query).filter(({ name }) => folded(name).includes(searched));
    const skip = countIn(query.skip, 0);
    return { total: found.length, results: found.slice(skip, skip + countIn(query.limit, maxRowCount)) };
  });
}

let named: readonly (Row & { readonly district: string })[] | undefined;

/** Every street of the city, by name, once for each district that it runs through. */
function streets() {
  named ??= [
    ...new Set(
      city().addresses.features.map(({ properties: { street, district } }) => `${street}\n${district}`),
    ),
  ]
    .toSorted((left, right) => left.localeCompare(right, 'en'))
    .map((pair, index) => {
      const [name = '', district = ''] = pair.split('\n');
      return { id: 1000 + index, name, district };
    });
  return named;
}

function isSpecies(text: string | undefined): text is Species {
  return text === 'dog' || text === 'cat';
}

function countIn(text: string | undefined, unset: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(Number(text), maxRowCount) : unset;
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
