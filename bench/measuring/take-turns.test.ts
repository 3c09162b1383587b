import { expect, test, vi } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('each side is first every other time', async () => {
  const turns: string[] = [];
  const measure = async (side: string) => ({ 'load, task': turns.push(side) });
  expect(await takeTurns(['floor', 'ours'], 2, measure)).toEqual({
    floor: [{ 'load, task': 1 }, { 'load, task': 4 }],
    ours: [{ 'load, task': 2 }, { 'load, task': 3 }],
  });
  expect(turns).toEqual(['floor', 'ours', 'ours', 'floor']);
});

test('a side that fails is reported and left out', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  try {
    const measure = async (side: string) => {
      if (side === 'formio') throw new Error('It drew nothing.');
      return { 'load, task': 1 };
    };
    expect(Object.keys(await takeTurns(['floor', 'formio', 'ours'], 2, measure))).toEqual(['floor', 'ours']);
    expect(report).toHaveBeenCalledTimes(1);
  } finally {
    report.mockRestore();
  }
});
