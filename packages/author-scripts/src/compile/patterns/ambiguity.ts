import { type Automaton, UnknownBoundError } from './automaton.ts';
import { bitsOf } from './char-set.ts';

/** Larger expressions are not looked through: a moment's work. */
const maxSteps = 300_000;
/** Ways that a text may be gone through, beside those that grow with it. */
const maxWays = 500;
const sampleLength = 40;

/**
 * How the time of a match grows with the text, at most: the power of its length; undefined where it doubles with each
 * character. Going back, a matcher tries each way through the places that the same text allows, so what counts is how
 * many there are. Throws where there is too much to look through.
 * Source: Weber and Seidl, On the degree of ambiguity of finite automata (1991).
 */
export function ambiguityOf({ sets, ways, looks }: Automaton): number | undefined {
  const size = sets.length;
  const bits = bitsOf(sets);
  const common = (...places: readonly number[]) =>
    places.reduce((all, place) => all & (bits[place] ?? 0n), -1n);

  let steps = 0;
  function step(): void {
    steps += 1;
    if (steps > maxSteps) throw new UnknownBoundError();
  }

  /** In how many ways texts of one and the same character can be gone through: parts that may be left out add up. */
  function maxRuns(): number {
    const all = bits.reduce((union, set) => union | set, 0n);
    let most = 0;
    for (let character = 1n; character <= all; character <<= 1n) {
      let runs = bits.map((set) => Number((set & character) !== 0n));
      for (let length = 1; length < sampleLength; length += 1) {
        const next = bits.map(() => 0);
        runs.forEach((count, place) => {
          for (const [to, times] of ways[place] ?? []) {
            if (((bits[to] ?? 0n) & character) !== 0n) next[to] = (next[to] ?? 0) + count * times;
          }
        });
        runs = next;
        most = Math.max(most, ...runs);
      }
    }
    return most;
  }

  /** Pairs of places that the same text leads to. */
  function nextPairs(pair: number): number[] {
    const [left, right] = [Math.trunc(pair / size), pair % size];
    const found: number[] = [];
    for (const a of ways[left]?.keys() ?? []) {
      step();
      for (const b of ways[right]?.keys() ?? []) if (common(a, b) !== 0n) found.push(a * size + b);
    }
    return found;
  }

  const circles = componentsOf(size * size, nextPairs);
  const isOnCircle = (pair: number) =>
    (circles.sizes[circles.of[pair] ?? 0] ?? 0) > 1 || nextPairs(pair).includes(pair);
  const same = (place: number) => place * size + place;

  // Two ways from a place back to itself with the same text: each turn doubles them.
  for (let place = 0; place < size; place += 1) {
    if (!isOnCircle(same(place))) continue;
    const circle = circles.of[same(place)];
    for (const [next, count] of ways[place] ?? []) {
      if (count > 1 && circles.of[same(next)] === circle) return undefined;
    }
  }
  const mixed = new Set<number>();
  for (let pair = 0; pair < size * size; pair += 1) {
    const isSame = Math.trunc(pair / size) === pair % size;
    if (!isSame) mixed.add(circles.of[pair] ?? 0);
  }
  for (let place = 0; place < size; place += 1) {
    const circle = circles.of[same(place)] ?? 0;
    if ((circles.sizes[circle] ?? 0) > 1 && mixed.has(circle)) return undefined;
  }
  const power = longestChain(size, (place) => [...(ways[place]?.keys() ?? [])], followers);
  return maxRuns() > maxWays * sampleLength ** power ? undefined : 1 + looks + power;

  /** Places that a circle leads over to while the same text goes round there and here. */
  function followers(place: number): readonly number[] {
    if (!isOnCircle(same(place))) return [];
    const reached = reachedFrom(same(place), nextPairs);
    return Array.from({ length: size }, (_, follower) => follower).filter((follower) => {
      const pair = place * size + follower;
      const mayLeap =
        follower !== place && reached.has(pair) && isOnCircle(pair) && isOnCircle(same(follower));
      return mayLeap && doesLeap(place, follower);
    });
  }

  /** Whether one text goes round at both places, and from the one to the other. */
  function doesLeap(from: number, to: number): boolean {
    const numbered = (a: number, b: number, c: number) => (a * size + b) * size + c;
    const goal = numbered(from, to, to);
    const reached = new Set([numbered(from, from, to)]);
    for (const triple of reached) {
      const [a, b, c] = [Math.trunc(triple / size / size), Math.trunc(triple / size) % size, triple % size];
      for (const x of ways[a]?.keys() ?? []) {
        for (const y of ways[b]?.keys() ?? []) {
          step();
          if (common(x, y) === 0n) continue;
          for (const z of ways[c]?.keys() ?? []) if (common(x, y, z) !== 0n) reached.add(numbered(x, y, z));
        }
      }
      if (reached.has(goal)) return true;
    }
    return false;
  }
}

function reachedFrom(start: number, next: (node: number) => readonly number[]): ReadonlySet<number> {
  const reached = new Set<number>();
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const neighbour of next(node)) {
      if (reached.has(neighbour)) continue;
      reached.add(neighbour);
      waiting.push(neighbour);
    }
  }
  return reached;
}

/** How many leaps the most has that one way through all places can make, between its steps. */
function longestChain(
  size: number,
  steps: (place: number) => readonly number[],
  leaps: (place: number) => readonly number[],
): number {
  const circles = componentsOf(size, steps);
  const most = new Map<number, number>();
  const members = Array.from({ length: size }, (_, place) => place);
  const maxFrom = (circle: number): number => {
    const known = most.get(circle);
    if (known !== undefined) return known;
    const beyond = (place: number) => circles.of[place] !== circle;
    const within = members.filter((place) => !beyond(place));
    const count = Math.max(
      0,
      ...within.flatMap((place) => steps(place).filter(beyond)).map((next) => maxFrom(circles.of[next] ?? 0)),
      ...within
        .flatMap((place) => leaps(place).filter(beyond))
        .map((next) => 1 + maxFrom(circles.of[next] ?? 0)),
    );
    most.set(circle, count);
    return count;
  };
  return Math.max(0, ...circles.sizes.map((_, circle) => maxFrom(circle)));
}

/** Which nodes lie on circles with each other. Source: Tarjan, without recursion. */
function componentsOf(
  count: number,
  next: (node: number) => readonly number[],
): { readonly of: Int32Array; readonly sizes: readonly number[] } {
  const of = new Int32Array(count).fill(-1);
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const sizes: number[] = [];
  const open: number[] = [];
  let time = 0;
  for (let root = 0; root < count; root += 1) {
    if (order[root] !== -1) continue;
    const work: { readonly node: number; readonly left: number[] }[] = [];
    const enter = (node: number) => {
      order[node] = low[node] = time++;
      open.push(node);
      work.push({ node, left: [...next(node)] });
    };
    enter(root);
    for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
      const { node, left } = top;
      const neighbour = left.pop();
      if (neighbour !== undefined) {
        if (order[neighbour] === -1) enter(neighbour);
        else if (of[neighbour] === -1) low[node] = Math.min(low[node] ?? 0, order[neighbour] ?? 0);
        continue;
      }
      work.pop();
      const parent = work.at(-1);
      if (parent !== undefined) low[parent.node] = Math.min(low[parent.node] ?? 0, low[node] ?? 0);
      if (low[node] !== order[node]) continue;
      let members = 0;
      for (let member = open.pop(); member !== undefined; member = open.pop()) {
        of[member] = sizes.length;
        members += 1;
        if (member === node) break;
      }
      sizes.push(members);
    }
  }
  return { of, sizes };
}
