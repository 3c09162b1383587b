import type { Task } from '../workers/task.ts';
import type { Judging, Verdict } from './judge-submission.ts';

/** Validates one submission; the form is that of the task. */
export const validateTask: Task<Omit<Judging, 'form'>, Verdict> = { name: 'validate' };
