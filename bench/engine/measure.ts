import type { EngineCase } from './cases.ts';
import type { EngineSide } from './side.ts';

/** For how long one side is measured in one round, at least. */
const enoughMs = 20;

/** Opens the form and makes ready to do it again and again; each call gives the milliseconds of one time. */
export function prepare({ form, act, undo }: EngineCase, side: EngineSide): () => number {
  const openForm = side.prepare(form);
  if (act === undefined) return () => meanOf(openForm);
  const open = openForm();
  open.draw();
  let turn = 0;
  const once = () => act(open, turn++);
  return undo === undefined ? () => meanOf(once) : () => meanOf(once, () => undo(open));
}

/** The clock is read as seldom as may be: a key costs less than reading it. */
function meanOf(act: () => unknown, undo?: () => void): number {
  let times = 0;
  let spent = 0;
  for (let batch = 1; spent < enoughMs; batch *= 2) {
    const count = undo === undefined ? batch : 1;
    const began = performance.now();
    for (let index = 0; index < count; index += 1) act();
    spent += performance.now() - began;
    times += count;
    undo?.();
  }
  return spent / times;
}

/** The form's data after one action; empty values are left out, since each side writes them differently. */
export function outcomeOf({ form, act }: EngineCase, side: EngineSide): string {
  const open = side.prepare(form)();
  act?.(open, 0);
  return JSON.stringify(open.data(), (_, value: unknown) => {
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return value || undefined;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
