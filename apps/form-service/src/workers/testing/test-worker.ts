import type { PreparedForm } from '@guichet/engine';
import { served, serveTasks } from '../serve-tasks.ts';
import { fillTask, formsTask, holdTask, leaveTask, spinTask, throwTask } from './test-tasks.ts';

const seen = new WeakSet<PreparedForm>();

serveTasks([
  served(formsTask, (_, forms) =>
    forms.map((form) => {
      const wasHere = seen.has(form);
      seen.add(form);
      return `${form.path} ${wasHere ? 'known' : 'new'}`;
    }),
  ),
  served(holdTask, ({ state, name }) => {
    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
    Atomics.wait(state, 1, 0);
    return name;
  }),
  served(spinTask, () => {
    for (;;);
  }),
  served(leaveTask, (code) => process.exit(code)),
  served(throwTask, (message) => {
    throw new TypeError(message);
  }),
  served(fillTask, () => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => `${index} ${kept.length}`));
  }),
]);
