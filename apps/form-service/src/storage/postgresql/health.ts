import type { StorageEvents } from '../storage-events.ts';
import { type PostgresqlFault, storageErrorOf } from './postgresql-fault.ts';

interface Needs {
  /** Of the database. */
  readonly name: string;
  readonly onEvent: (events: StorageEvents) => void;
  /** Rejected where a write would be refused. `isFailing`: writes have failed, so that it must change something. */
  readonly tryWrite: (isFailing: boolean) => Promise<void>;
  /** Milliseconds of a clock. */
  readonly now: () => number;
}

export interface Health {
  /** Hears how a write ended, after all its tries. */
  onEnd(fault: PostgresqlFault | undefined, cause?: unknown): void;
  /** Whether a write would succeed. Asks the server at most once in a while. */
  isReady(): Promise<boolean>;
}

/** How long an answer to `isReady` counts, in milliseconds. */
const freshMs = 1_000;

const sentences: Readonly<Record<PostgresqlFault, string>> = {
  again: 'writes are in each other’s way for too long',
  unreached: 'it cannot be reached, or takes no writes. Nothing is received until it does',
  full: 'its disk has no room. Nothing is received until there is some: make room',
  slow: 'it is too slow: a write took longer than its time limit',
  lost: 'its connections broke. Nothing is received until it answers again',
};

/** Notes whether a database works, and reports each change once. */
export function createHealth({ name, onEvent, tryWrite, now }: Needs): Health {
  let fault: PostgresqlFault | undefined;
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

  function become(next: PostgresqlFault | undefined, cause?: unknown): void {
    const isSame = (next === undefined) === (fault === undefined);
    fault = next;
    if (isSame) return;
    if (next === undefined) {
      onEvent({ database: name, fault: undefined, sentence: `Database ${name}: is written again.` });
      return;
    }
    const reason = cause instanceof Error && cause.message !== '' ? ` (${cause.message})` : '';
    const { fault: of } = storageErrorOf(next, cause);
    onEvent({ database: name, fault: of, sentence: `Database ${name}: ${sentences[next]}${reason}.` });
  }

  async function ask(): Promise<boolean> {
    try {
      await tryWrite(fault !== undefined);
      become(undefined);
      return true;
    } catch (error) {
      become('unreached', error instanceof Error ? (error.cause ?? error) : error);
      return false;
    }
  }

  return {
    onEnd: become,
    isReady() {
      if (asked === undefined || now() - asked.at > freshMs) asked = { at: now(), answer: ask() };
      return asked.answer;
    },
  };
}
