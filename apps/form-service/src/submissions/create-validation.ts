import { join } from 'node:path';
import { maxRowCount } from '@guichet/engine';
import { createWorkerPool, type PoolLimits, type WorkerPool } from '../workers/worker-pool.ts';
import { endOfTurn } from './end-of-turn.ts';
import { measureSubmission, type SubmissionSize } from './measure-submission.ts';
import { refused } from './refused.ts';
import { budgetRefusal } from './unchecked.ts';
import { type SubmissionToValidate, type Verdict, validateQuickly } from './validate-submission.ts';
import { validateTask } from './validate-task.ts';

export type Validated =
  | Verdict
  /** A grid would have more rows than any may have: nothing was built. */
  | { readonly kind: 'tooManyRows' }
  /** Too much is being validated already: the same may be sent again in so many seconds. */
  | { readonly kind: 'busy'; readonly retryAfter: number };

/** Validates submissions, each where it holds up no other request. */
export interface Validation {
  /** Rejected when a worker thread ends under it, or something of ours breaks. */
  validate(asked: SubmissionToValidate): Promise<Validated>;
  /** Also runs other tasks in worker threads. */
  readonly pool: WorkerPool;
  /** Ends the worker threads. */
  close(): Promise<void>;
}

export interface ValidationOptions {
  /** The program of a worker thread; unset: ours, which Node runs as it stands. A bundle has one of its own. */
  readonly workerFile?: string | undefined;
  /** The file of the deployment's own component types, where no bundle holds them. */
  readonly components?: string | undefined;
  readonly limits?: Partial<PoolLimits>;
  /** Validates a small submission in this thread. */
  readonly quickly?: (asked: SubmissionToValidate) => Verdict;
}

/** With more fields, rows and scripts than this a submission is validated in a worker thread. */
const smallSize = 1_000;
/** A script may take much longer than a field. */
const weightOfScript = 25;

/** Whether a submission is too much work to validate between two requests. */
export function isLarge({ fields, scripts }: Pick<SubmissionSize, 'fields' | 'scripts'>): boolean {
  return fields + weightOfScript * scripts > smallSize;
}

/** Seconds after which it makes sense to try again what found no worker thread. */
const retryAfter = 5;

export function createValidation({
  workerFile,
  components,
  limits,
  quickly = validateQuickly,
}: ValidationOptions = {}): Validation {
  const pool = createWorkerPool({
    file: workerFile ?? join(import.meta.dirname, 'validation-worker.ts'),
    workerData: { components },
    ...(limits && { limits }),
  });

  async function validateApart({ form, ...asked }: SubmissionToValidate): Promise<Validated> {
    const ran = await pool.run(validateTask, asked, [form]);
    switch (ran.kind) {
      case 'done':
        return ran.result;
      case 'full':
        return { kind: 'busy', retryAfter };
      case 'overrun':
        return refused([budgetRefusal(asked.locale)]);
      case 'failed':
        throw ran.error;
    }
  }

  return {
    pool,
    async validate(asked) {
      await endOfTurn();
      const size = measureSubmission(asked.form.components, asked.data);
      if (size.longestGrid > maxRowCount) return { kind: 'tooManyRows' };
      if (isLarge(size)) return validateApart(asked);
      const verdict = quickly(asked);
      // A submission that ran out of time gets one more try, in a thread of its own and with more time.
      return verdict.kind === 'invalid' && verdict.isTimedOut === true ? validateApart(asked) : verdict;
    },
    close: () => pool.close(),
  };
}
