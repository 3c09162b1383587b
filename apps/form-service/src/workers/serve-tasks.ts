import { parentPort } from 'node:worker_threads';
import type { PreparedForm } from '@guichet/engine';
import { traceOf } from '../trace-of.ts';
import type { FromWorker, Task, TaskHandler, ToWorker } from './task.ts';

/** Prepared forms that one worker keeps: the largest known one takes some 5 MB. */
const maxForms = 20;

/** A task and how it is done. */
export type Served = readonly [
  name: string,
  work: (input: unknown, forms: readonly PreparedForm[]) => unknown,
];

export function served<Input, Result>(task: Task<Input, Result>, work: TaskHandler<Input, Result>): Served {
  // The pool sends each task what its type says.
  return [task.name, (input, forms) => work(input as Input, forms)];
}

/** Does what the pool sends, one task at a time. Call it in a worker thread, once. */
export function serveTasks(tasks: readonly Served[]): void {
  const port = parentPort;
  if (port === null) throw new Error('Tasks are served in worker threads only.');
  const known = new Map(tasks);
  const forms = new Map<string, PreparedForm>();
  let waiting: Extract<ToWorker, { kind: 'task' }> | undefined;
  const answer = (message: FromWorker) => port.postMessage(message);

  function take(version: string): PreparedForm | undefined {
    const form = forms.get(version);
    if (form === undefined) return undefined;
    // The one that was asked for last goes last.
    forms.delete(version);
    forms.set(version, form);
    return form;
  }

  function keep(form: PreparedForm): void {
    forms.set(form.version, form);
    for (const oldest of forms.keys()) {
      if (forms.size <= maxForms) break;
      forms.delete(oldest);
    }
  }

  async function start({ name, input, versions }: Extract<ToWorker, { kind: 'task' }>): Promise<void> {
    try {
      const work = known.get(name);
      if (work === undefined) throw new Error(`No task ${name}.`);
      const needed = versions.flatMap((version) => take(version) ?? []);
      answer({ kind: 'done', result: await work(input, needed) });
    } catch (error) {
      const trace = traceOf(error);
      answer({ kind: 'failed', name: trace.name, stack: trace.stack });
    }
  }

  answer({ kind: 'ready' });
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'forms') message.forms.forEach(keep);
    else waiting = message;
    if (waiting === undefined) return;
    const missing = waiting.versions.filter((version) => !forms.has(version));
    if (missing.length > 0) return answer({ kind: 'formsNeeded', versions: missing });
    const task = waiting;
    waiting = undefined;
    start(task);
  });
}
