import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createReactions, maximumRunsPerCommand } from './reactions.ts';

test('a chain of 1,000 reactions settles, each of them running once for one change', () => {
  const reactions = createReactions();
  const cells = Array.from({ length: 1001 }, () => signal(0));
  let runs = 0;
  for (const [index, cell] of cells.slice(0, -1).entries()) {
    reactions.add({
      order: () => [index],
      name: 'copy',
      path: () => String(index),
      read: () => cell.value,
      write(value) {
        runs += 1;
        const next = cells[index + 1];
        if (next) next.value = value;
      },
    });
  }
  reactions.settle();
  runs = 0;
  const [first] = cells;
  if (first) first.value = 7;
  reactions.settle();
  expect(cells.at(-1)?.value).toBe(7);
  expect(runs).toBe(1000);
  expect(reactions.nonConverging()).toEqual([]);
});

test('what is due runs in the order of the definition', () => {
  const reactions = createReactions();
  const source = signal(0);
  const ran: string[] = [];
  for (const order of [[2], [0, 1], [0], [1, 5], [1]]) {
    const path = order.join('.');
    reactions.add({
      order: () => order,
      name: 'note',
      path: () => path,
      read: () => source.value,
      write: () => ran.push(path),
    });
  }
  reactions.settle();
  expect(ran).toEqual(['0', '0.1', '1', '1.5', '2']);
});

test.each([
  ['behind', 1],
  ['before', 2],
])('a sum that stands %s 300 cells that change one after the other is read %i times', (where, times) => {
  const reactions = createReactions();
  const cells = Array.from({ length: 301 }, () => signal(0));
  let reads = 0;
  let sum = 0;
  const add = (order: number, read: () => number, write: (value: number) => void) =>
    reactions.add({ order: () => [order], name: 'x', path: () => '', read, write });
  for (const [index, cell] of cells.slice(0, -1).entries()) {
    add(
      index,
      () => cell.value,
      (value) => {
        const next = cells[index + 1];
        if (next) next.value = value;
      },
    );
  }
  add(
    where === 'before' ? -1 : cells.length,
    () => {
      reads += 1;
      return cells.reduce((total, cell) => total + cell.value, 0);
    },
    (value) => {
      sum = value;
    },
  );
  reactions.settle();
  reads = 0;
  const [first] = cells;
  if (first) first.value = 1;
  reactions.settle();
  expect([sum, reads, reactions.nonConverging()]).toEqual([301, times, []]);
});

test('what is removed neither reads nor writes again', () => {
  const reactions = createReactions();
  const source = signal(0);
  const read = [0, 0];
  const removes = read.map((_, index) =>
    reactions.add({
      order: () => [index],
      name: 'x',
      path: () => '',
      read: () => source.value,
      write: () => {
        read[index] = (read[index] ?? 0) + 1;
      },
    }),
  );
  removes[0]?.();
  reactions.settle();
  source.value = 1;
  removes[1]?.();
  reactions.settle();
  expect(read).toEqual([0, 1]);
});

test('a reaction that undoes itself stops, keeps its value, is reported by path, and starts afresh with the next command', () => {
  const reactions = createReactions();
  const flip = signal(false);
  let runs = 0;
  const remove = reactions.add({
    order: () => [0],
    name: 'flip',
    path: () => 'applicant.flip',
    read: () => flip.value,
    write(value) {
      runs += 1;
      flip.value = !value;
    },
  });
  reactions.settle();
  expect(runs).toBe(maximumRunsPerCommand);
  expect(reactions.nonConverging()).toEqual([{ path: 'applicant.flip', reaction: 'flip' }]);
  flip.value = !flip.value;
  reactions.settle();
  expect(runs).toBe(2 * maximumRunsPerCommand);
  remove();
});
