import { served, serveTasks } from '../../workers/serve-tasks.ts';
import { validateSubmission } from '../validate-submission.ts';
import { validateTask } from '../validate-task.ts';

/** A worker thread as the form service starts it, which breaks where a submission says so. */
serveTasks([
  served(validateTask, (asked, [form]) => {
    if (asked.data.fault === 'ends') process.exit(1);
    if (asked.data.fault === 'throws') throw new Error('What a resident wrote.');
    while (asked.data.fault === 'never ends');
    if (form === undefined) throw new Error('No form.');
    return validateSubmission({ ...asked, form });
  }),
]);
