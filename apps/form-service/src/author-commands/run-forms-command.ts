import { type CommandHost, checkForms } from '@guichet/author-check/command';
import { models } from '@guichet/fields/models';

const usage = `npm run forms -- check [files or folders]     finds faults in forms, before residents do`;

/** Gives the exit code. */
export async function runFormsCommand(
  [command, ...words]: readonly string[],
  host: Omit<CommandHost, 'models'>,
): Promise<number> {
  if (command === 'check') return await checkForms(words, { ...host, models });
  host.complain(usage);
  return 2;
}
