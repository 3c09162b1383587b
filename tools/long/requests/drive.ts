import { createRandomSource } from '../random.ts';
import type { Doing, Kind, RawRequest, RawResponse, Received } from './case.ts';
import type { Facts } from './facts.ts';
import { isFull, validateAnswer } from './judge.ts';
import { chooseKind } from './kinds.ts';
import { createSender } from './send.ts';

export interface Driving {
  readonly port: number;
  readonly facts: Facts;
  readonly seed: number;
  /** About so many: the cases that are begun by then are finished. */
  readonly requests: number;
  /** This case alone, however many requests it has. */
  readonly only?: number | undefined;
  /** Cases under way at once. */
  readonly atOnce?: number;
  /** Called now and then, between requests, with how many there were. Nothing is sent until it is done. */
  readonly onPause?: { readonly every: number; readonly call: (requests: number) => Promise<void> };
  /** Hears of each request of `only`. */
  readonly onAnswer?: (sending: RawRequest, answer: RawResponse) => void;
  /** The product has ended: nothing more is sent. */
  readonly isOver?: () => boolean;
}

export interface Driven {
  readonly requests: number;
  readonly cases: number;
  /** How many answers there were of each status; `none`: the connection ended without one. */
  readonly statuses: ReadonlyMap<string, number>;
  /** Answers that said that there is no place, and when to come again. */
  readonly full: number;
  readonly faults: readonly RequestFault[];
  readonly received: readonly Received[];
}

/** A fault, and how to reproduce it. */
export interface RequestFault {
  readonly index: number;
  readonly kind: string;
  readonly sentence: string;
  readonly sending: RawRequest | undefined;
}

/** Sends cases, several at once, each made of the seed and its number alone. */
export async function drive(driving: Driving): Promise<Driven> {
  const { port, facts, seed, only, atOnce = 16, onPause } = driving;
  const sender = createSender(port, atOnce * 4);
  const statuses = new Map<string, number>();
  const faults: RequestFault[] = [];
  const received: Received[] = [];
  let [requests, cases, full] = [0, 0, 0];
  let pausing: Promise<void> | undefined;
  let nextPause = onPause?.every ?? Number.POSITIVE_INFINITY;

  async function runCase(index: number): Promise<void> {
    const random = createRandomSource(seed, index);
    const kind = chooseKind(random);
    let last: RawRequest | undefined;
    const fail = (sentence: string, sending = last) =>
      void faults.push({ index, kind: kind.name, sentence, sending });
    const doing: Doing = {
      random,
      facts,
      async send(sending) {
        last = sending;
        requests += 1;
        const answer = await sender.send(sending);
        const name = String(answer.status ?? 'none');
        statuses.set(name, (statuses.get(name) ?? 0) + 1);
        if (isFull(answer)) full += 1;
        for (const sentence of validateAnswer(sending, answer)) fail(sentence, sending);
        driving.onAnswer?.(sending, answer);
        return answer;
      },
      expect(isTrue, sentence) {
        if (!isTrue) fail(sentence);
      },
      acknowledged: (submission) => void received.push(submission),
    };
    await runSafely(kind, doing, fail);
  }

  async function work(): Promise<void> {
    while (requests < driving.requests && driving.isOver?.() !== true) {
      if (onPause !== undefined && requests >= nextPause) {
        nextPause += onPause.every;
        pausing = onPause.call(requests);
      }
      await pausing;
      const index = cases;
      cases += 1;
      await runCase(index);
    }
  }

  if (only === undefined) await Promise.all(Array.from({ length: atOnce }, work));
  else {
    cases = 1;
    await runCase(only);
  }
  sender.close();
  return { requests, cases, statuses, full, faults, received };
}

async function runSafely(kind: Kind, doing: Doing, fail: (sentence: string) => void): Promise<void> {
  try {
    await kind.run(doing);
  } catch (error) {
    // An answer that is not what it says it is.
    fail(`the answer cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
