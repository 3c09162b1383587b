import type { Task } from '../task.ts';

/** A task for the workers of the tests. */
export const formsTask: Task<undefined, readonly string[]> = { name: 'forms' };
/** Tells at 0 that it began, and goes on when there is something at 1. */
export const holdTask: Task<{ readonly state: Int32Array; readonly name: string }, string> = { name: 'hold' };
export const spinTask: Task<undefined, never> = { name: 'spin' };
export const leaveTask: Task<number, never> = { name: 'leave' };
export const throwTask: Task<string, never> = { name: 'throw' };
export const fillTask: Task<undefined, never> = { name: 'fill' };
