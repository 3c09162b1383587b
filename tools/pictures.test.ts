import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './launcher/launch.js';

test('the pictures of the types are small', () => {
  const folder = join(root, 'docs', 'components');
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  expect(pictures.length).toBeGreaterThan(20);
  for (const name of pictures) expect(statSync(join(folder, name)).size, name).toBeLessThan(30_000);
});
