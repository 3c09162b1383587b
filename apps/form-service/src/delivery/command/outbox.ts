import { parseArgs } from 'node:util';
import { argumentFault } from '../../settings/argument-fault.ts';
import { openExisting, type StoragePlace } from '../../storage/open-existing.ts';
import type { Delivery, DeliveryChoice } from '../../storage/outbox.ts';
import { ReadingError } from '../../storage/reading-error.ts';
import type { SubmissionStorage } from '../../storage/storage.ts';

interface Speaking {
  readonly print: (line: string) => void;
  readonly complain: (sentence: string) => void;
}

interface CommandEnvironment extends StoragePlace, Speaking {
  /** For tests alone. */
  readonly maxListed?: number;
}

export const usage = `Lists deliveries that wait or are parked, oldest first, at most 10,000, one JSON object a line.
Where more wait, the number for each destination follows.

  npm run outbox                       what waits, and why
  npm run outbox -- --retry msg_...    sends one again
  npm run outbox -- --retry archive    sends all to a destination again, and switches it on
  npm run outbox -- --drop msg_...     sends one never, nor all to a destination: --drop archive

npm prints two lines of its own first; "npm run --silent outbox" leaves them out.
`;

interface Change {
  readonly kind: 'retry' | 'drop';
  readonly choice: DeliveryChoice;
}

type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'list' }
  | Change
  | { readonly kind: 'wrong'; readonly sentence: string };

/** Does what `npm run outbox` was asked for; resolves to the exit code: 2 for a wrong call, 1 for a failure. */
export async function outbox(
  args: readonly string[],
  { print, complain, maxListed = usualMaxListed, ...place }: CommandEnvironment,
): Promise<0 | 1 | 2> {
  const request = parseRequest(args);
  if (request.kind === 'help') {
    print(usage);
    return 0;
  }
  if (request.kind === 'wrong') {
    complain(request.sentence);
    return 2;
  }
  try {
    const storage = await openExisting(place);
    try {
      return request.kind === 'list'
        ? await list(storage, maxListed, { print, complain })
        : await change(request, storage, { print, complain });
    } finally {
      await storage.close();
    }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    complain(error.message);
    return 1;
  }
}

function parseRequest(args: readonly string[]): Request {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        retry: { type: 'string' },
        drop: { type: 'string' },
      },
    });
    if (values.help === true) return { kind: 'help' };
    const { retry, drop } = values;
    if (retry !== undefined && drop !== undefined)
      return { kind: 'wrong', sentence: 'Give --retry or --drop, not both.' };
    if (retry !== undefined) return { kind: 'retry', choice: choiceOf(retry) };
    if (drop !== undefined) return { kind: 'drop', choice: choiceOf(drop) };
    return { kind: 'list' };
  } catch (error) {
    return { kind: 'wrong', sentence: `${argumentFault(error)}\nSee: npm run outbox -- --help` };
  }
}

/** No destination has a name with an underscore. */
function choiceOf(text: string): DeliveryChoice {
  return text.startsWith('msg_') ? { id: text } : { destination: text };
}

/** More are not listed: each destination's number follows all the same. */
const usualMaxListed = 10_000;

async function list(
  storage: SubmissionStorage,
  maxListed: number,
  { print, complain }: Speaking,
): Promise<0> {
  const listed = await storage.listOutbox(maxListed);
  for (const delivery of listed) print(JSON.stringify(printed(delivery)));
  for (const { name, since, reason } of await storage.closedDestinations())
    print(JSON.stringify({ destination: name, switchedOff: iso(since), reason }));
  const sizes = await storage.outboxSizes();
  const whole = sizes.reduce((sum, { count }) => sum + count, 0);
  if (listed.length < maxListed || whole <= maxListed) return 0;
  complain(`Only the oldest ${maxListed} of ${whole} are listed. The number for each destination follows.`);
  for (const { oldest, ...size } of sizes) print(JSON.stringify({ ...size, oldest: iso(oldest) }));
  return 0;
}

async function change(
  { kind, choice }: Change,
  storage: SubmissionStorage,
  { print, complain }: Speaking,
): Promise<0 | 1> {
  if (kind === 'drop') {
    const count = await storage.dropDeliveries(choice, Date.now());
    if (count > 0) print(`${count} dropped.`);
    else complain(nothing);
    return count > 0 ? 0 : 1;
  }
  const closed = await storage.closedDestinations();
  const count = await storage.retryDeliveries(choice, Date.now());
  const opened = closed.find(({ name }) => 'destination' in choice && name === choice.destination);
  if (count === 0 && opened === undefined) {
    complain(nothing);
    return 1;
  }
  if (count === 0) print(`${opened?.name} is switched on. Nothing waits for it.`);
  else print(`${count} will be sent again within seconds, by a running server.`);
  return 0;
}

const nothing = 'Nothing waits or is parked under this id or destination. See: npm run outbox';

function printed({
  id,
  form,
  reference,
  destination,
  state,
  attempts,
  due,
  fault,
  created,
  ended,
}: Delivery) {
  return {
    ...{ id, form, reference, destination, state, attempts, created: iso(created) },
    ...(state === 'waiting' ? { due: iso(due) } : ended !== undefined && { parked: iso(ended) }),
    ...(fault !== undefined && { fault }),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
