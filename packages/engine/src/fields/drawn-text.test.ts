import type { HostMethod } from '@guichet/author-scripts/run';
import { expect, test } from 'vitest';
import type { ResolvedNode } from '../field.ts';
import { drawnText } from './drawn-text.ts';

const program = { program: { size: 0, body: [] }, elements: [{ tag: 'b' }] };

/** The elements drawn until the code breaks off. */
function drawn(draw: (names: Readonly<Record<string, HostMethod>>) => void): readonly ResolvedNode[] {
  return drawnText(program, (names) => {
    try {
      draw(names);
    } catch {
      // As the code of a text breaks off.
    }
  });
}

function depthOf(nodes: readonly ResolvedNode[]): number {
  const inner = nodes.map((node) => (typeof node === 'string' ? 0 : depthOf(node.children ?? [])));
  return nodes.length === 0 ? 0 : 1 + Math.max(...inner);
}

test('a text that opens elements without an end is no deeper than can be drawn', () => {
  const nodes = drawn(({ drawOpen }) => {
    for (let level = 0; level < 100_000; level += 1) drawOpen?.(0);
  });
  expect(depthOf(nodes)).toBeGreaterThan(100);
  expect(depthOf(nodes)).toBeLessThan(300);
});

test('a text that draws elements without an end has no more than can be drawn', () => {
  const nodes = drawn(({ drawOpen, drawClose }) => {
    for (let count = 0; count < 100_000; count += 1) {
      drawOpen?.(0);
      drawClose?.();
    }
  });
  expect(nodes.length).toBe(20_000);
});
