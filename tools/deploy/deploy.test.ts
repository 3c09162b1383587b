import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../launcher/launch.js';

const files = readdirSync(join(root, 'deploy'));

/** Settings of other programs, and of Node. */
const foreignSettings = /^(POSTGRES_\w+|AWS_\w+|S3_SECRET|NODE_ENV|PATH)$/;

test.each(files)('every setting in deploy/%s stands in the list of docs/operations.md', (file) => {
  const documented = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  const lines = readFileSync(join(root, 'deploy', file), 'utf8').split('\n');
  const names = lines
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => [...line.matchAll(/(?<![\w$]|\$\{)([A-Z][A-Z0-9]*_[A-Z_]+|PORT|HOST)(?=[=:])/g)])
    .map(([, name = '']) => name)
    .filter((name) => !foreignSettings.test(name));
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

test.each(['Dockerfile', 'guichet.service'])('deploy/%s starts a program that is there', (file) => {
  const [program = ''] = /tools\/[\w-]+\.ts/.exec(readFileSync(join(root, 'deploy', file), 'utf8')) ?? [];
  expect(existsSync(join(root, program))).toBe(true);
});
