import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as project } from '../launcher/launch.js';
import { checkCommits } from './check-commits.ts';
import { faultOfSubject } from './commit-subject.js';

test.each([
  'feat(engine): clear what is hidden',
  'docs: correct the figures of peers in the README',
  'fix(tools/compare)!: run where Node reads no files of a page',
  'fixup! feat(engine): clear what is hidden',
])('%s is a subject', (subject) => {
  expect(faultOfSubject(subject)).toBeUndefined();
});

test.each([
  ['Update files', 'is not of the form'],
  ['feat(engine) clear what is hidden', 'is not of the form'],
  ['wip(engine): clear what is hidden', 'is not of the form'],
  ['feat(engine): Clear what is hidden', 'is not of the form'],
  ['', 'is not of the form'],
  ['feat(engine): clear what is hidden.', 'ends with a full stop'],
  [`feat(engine): clear ${'x'.repeat(53)}`, 'has 73 characters'],
])('%j is none', (subject, fault) => {
  expect(faultOfSubject(subject)).toContain(fault);
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-commits-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: readonly string[]) => {
  const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
};

function begin(): void {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'What came before the rule');
  cpSync(join(project, 'tools/hooks'), join(folder, 'tools/hooks'), { recursive: true });
  cpSync(join(project, 'tools/checks/commit-subject.js'), join(folder, 'tools/checks/commit-subject.js'));
  cpSync(join(project, 'package.json'), join(folder, 'package.json'));
  git('add', '.');
  git('commit', '--quiet', '--message', 'build(checks): check the subjects of commits');
}

test('commits since the rule are checked, and Git runs the hook from then on', () => {
  begin();
  expect(checkCommits(folder)).toEqual([]);
  expect(() => git('commit', '--quiet', '--allow-empty', '--message', 'Update files')).toThrow(
    '"Update files" is not of the form',
  );
  git('commit', '--quiet', '--allow-empty', '--message', 'test(checks): add nothing');
  expect(checkCommits(folder)).toEqual([]);
  git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'Update files');
  expect(checkCommits(folder)).toEqual([expect.stringContaining('"Update files" is not of the form')]);
});

test('hooks of somebody’s own stay; a folder that is no repository is left alone', () => {
  expect(checkCommits(folder)).toEqual([]);
  begin();
  git('config', 'core.hooksPath', 'mine');
  checkCommits(folder);
  expect(git('config', '--get', 'core.hooksPath').trim()).toBe('mine');
});
