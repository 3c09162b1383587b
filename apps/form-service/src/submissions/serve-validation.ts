import { type Served, served, serveTasks } from '../workers/serve-tasks.ts';
import { boundExpressions } from './bound-expressions.ts';
import { validateSubmission } from './validate-submission.ts';
import { validateTask } from './validate-task.ts';

/** Validates in a worker thread what the main thread sends. `further`: what else is done there. */
export function serveValidation(further: readonly Served[] = []): void {
  boundExpressions();
  serveTasks([
    served(validateTask, (asked, [form]) => {
      if (form === undefined) throw new Error('A submission is validated by its form.');
      return validateSubmission({ ...asked, form });
    }),
    ...further,
  ]);
}
