import type { Task } from '../workers/task.ts';
import type { SubmissionToValidate, Verdict } from './validate-submission.ts';

/** Validates one submission; the form is that of the task. */
export const validateTask: Task<Omit<SubmissionToValidate, 'form'>, Verdict> = { name: 'validate' };
