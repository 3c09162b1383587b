import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const maxLength = 72;
const types = 'bench build chore ci docs feat fix perf refactor revert style test'.split(' ');
const pattern = new RegExp(`^(?:${types.join('|')})(?:\\([^()]+\\))?!?: [a-z]`);

/** Subjects that Git writes itself, and those of commits that a rebase merges into another. */
const byGit = /^(?:Merge|Revert|fixup!|squash!|amend!) /;

/**
 * Says what is wrong with the first line of a commit's message.
 * @param {string} subject
 * @returns {string | undefined} a sentence; undefined where nothing is wrong
 */
export function faultOfSubject(subject) {
  if (byGit.test(subject)) return undefined;
  if (subject.length > maxLength)
    return `"${subject}" has ${subject.length} characters, at most ${maxLength} are allowed.`;
  if (!pattern.test(subject))
    return `"${subject}" is not of the form "type(scope): verb ...". Types: ${types.join(', ')}.`;
  return subject.endsWith('.') ? `"${subject}" ends with a full stop.` : undefined;
}

// As Git's hook: the message stands in the file that is named.
const [, script, messageFile] = process.argv;
if (script === fileURLToPath(import.meta.url) && messageFile !== undefined) {
  const [subject = ''] = readFileSync(messageFile, 'utf8').split('\n');
  const fault = faultOfSubject(subject);
  if (fault !== undefined) console.error(fault);
  process.exitCode = fault === undefined ? 0 : 1;
}
