import type { LongOptions, LongTest } from '../part.ts';
import { ambiguityIn, lineOf, type MemorySample } from '../plateau.ts';
import { startProbe } from '../probe.ts';
import type { RawRequest, RawResponse } from './case.ts';
import { checkKept } from './check-kept.ts';
import { type Driven, drive, type RequestFault } from './drive.ts';
import { uncovered } from './kinds.ts';
import { openProduct, type WatchedProduct } from './open-product.ts';
import { bytesOf } from './send.ts';

/** So many looks at what the process holds, and at each sixth of them also at what is really used. */
const looks = 36;

export const requestsPart: LongTest = {
  name: 'requests',
  what: 'hostile requests over every route',
  async run(options, print) {
    const product = await openProduct();
    try {
      return await driveAndValidate(product, options, print);
    } finally {
      if (!product.isOver()) await product.stop();
      product.remove();
    }
  },
};

async function driveAndValidate(
  product: WatchedProduct,
  { seed, requests, only }: LongOptions,
  print: (line: string) => void,
): Promise<readonly string[]> {
  const samples: MemorySample[] = [];
  const probe = startProbe([`${product.siteUrl}/healthz`, `${product.siteUrl}/en/report-a-problem`]);
  const driven = await drive({
    ...{ port: product.port, facts: product.facts, seed, requests, only, isOver: product.isOver },
    ...(only !== undefined && { onAnswer: (sending, answer) => print(exchangeOf(sending, answer)) }),
    onPause: {
      every: Math.ceil(requests / looks),
      async call(sent) {
        const held = await product.held();
        const collected = samples.length % 6 === 5 ? await product.held('collect') : undefined;
        const sample = { requests: sent, held, ...(collected && { collected }) };
        samples.push(sample);
        print(lineOf(sample));
      },
    },
  });
  const delays = await probe.stop();
  const routes = product.isOver() ? {} : await product.routes();
  const code = product.isOver() ? undefined : await product.stop();
  print(
    `${driven.requests} requests in ${driven.cases} cases, ${driven.received.length} acknowledged, ${driven.full} told that it is full`,
  );
  print(`Statuses: ${[...driven.statuses].map(([status, count]) => `${status} ${count}`).join(', ')}`);
  for (const [index, name] of ['/healthz', 'the page of a form'].entries()) {
    const { count = 0, median = 0, ninetyFifth = 0, ninetyNinth = 0, longest = 0 } = delays[index] ?? {};
    print(
      `Others wait for ${name}: ${median} ms, 95 of 100 at most ${ninetyFifth}, 99 ${ninetyNinth}, all ${longest} (${count} times; goal 250)`,
    );
  }
  return [
    ...faultsOf(driven),
    ...(code === 0
      ? []
      : [`the product ended with ${code ?? 'a crash'}:\n${product.output().slice(-5_000)}`]),
    ...checkKept(product.dataDir, driven.received),
    ...(only === undefined ? [...unreached(routes), ...ambiguityIn(samples)] : []),
  ];
}

/** Routes that nothing was made for, and those that nothing reached. */
export function unreached(routes: Readonly<Record<string, number>>): readonly string[] {
  const { missing, gone } = uncovered(Object.keys(routes));
  return [
    ...missing.map(
      (route) => `nothing is made for ${route}: write a kind for it in tools/long/requests/kinds`,
    ),
    ...gone.map((route) => `${route} is there no more, and tools/long/requests/kinds names it`),
    ...Object.entries(routes).flatMap(([route, count]) => (count === 0 ? [`nothing reached ${route}`] : [])),
  ];
}

/** A sentence each, with what repeats it; of many like ones the first and their number. */
export function faultsOf({ faults }: Pick<Driven, 'faults'>): readonly string[] {
  const alike = Map.groupBy(faults, ({ kind, sentence }) => `${kind}: ${sentence.replaceAll(/\d+/g, 'N')}`);
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    return first === undefined
      ? []
      : [`${displayValueOf(first)}${all.length > 1 ? ` (${all.length} times)` : ''}`];
  });
}

function displayValueOf({ index, kind, sentence, sending }: RequestFault): string {
  const asked = sending === undefined ? '' : `\n    ${requestOf(sending)}`;
  return `${kind}: ${sentence}; again with --only ${index}${asked}`;
}

function requestOf({ method, path, headers = [], body, manner = 'whole' }: RawRequest): string {
  const shown = bytesOf(body).toString('latin1');
  return JSON.stringify({
    method,
    path: short(path),
    headers,
    body: short(shown),
    bytes: shown.length,
    manner,
  });
}

function exchangeOf(sending: RawRequest, { status, body }: RawResponse): string {
  return `${requestOf(sending)}\n  -> ${status ?? 'no answer'}, ${body.length} bytes: ${short(body.toString())}`;
}

function short(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)}...` : text;
}
