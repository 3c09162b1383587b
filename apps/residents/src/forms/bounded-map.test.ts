import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

test('what was longest not asked for is forgotten first', () => {
  const map = createBoundedMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});
