import { execFileSync } from 'node:child_process';
import { faultOfSubject } from './commit-subject.js';

const hooks = 'tools/hooks';

/**
 * A sentence for each commit since the hook was added whose subject is wrong. Tells Git to run the hook, unless hooks
 * of somebody's own are set. Where there is no repository, as in an archive of the sources, nothing is checked.
 */
export function checkCommits(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  if (!isRepository(git)) return [];
  if (hooksOf(git) === undefined) git('config', 'core.hooksPath', hooks);
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `${hooks}/commit-msg`).split('\n').at(-1);
  // A shallow clone begins with the commit that seems to add everything.
  const range = added === undefined || added === '' ? [] : [`${added}..HEAD`];
  if (range.length === 0) return [];
  return git('log', '--no-merges', '--format=%h %s', ...range)
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [commit = '', ...subject] = line.split(' ');
      const fault = faultOfSubject(subject.join(' '));
      return fault === undefined ? [] : [`${commit}: ${fault}`];
    });
}

type Git = (...args: string[]) => string;

function isRepository(git: Git): boolean {
  try {
    return git('rev-parse', '--is-inside-work-tree') === 'true' && git('rev-parse', '--show-prefix') === '';
  } catch {
    return false;
  }
}

function hooksOf(git: Git): string | undefined {
  try {
    return git('config', '--get', 'core.hooksPath');
  } catch {
    return undefined;
  }
}
