import { checkForms } from '@guichet/author-check/command';
import { writeReferences } from '@guichet/author-check/references';
import { models } from '@guichet/fields/models';
import type { AuthorHost } from './author-host.ts';
import { exchangeTexts } from './exchange-texts.ts';
import { nestedIn } from './nested-in.ts';
import { printLink } from './print-link.ts';
import { publishForm } from './publish-form.ts';

const usage = `npm run forms -- check [files or folders]   finds faults in forms, before residents do
npm run forms -- texts FORM --csv           writes its texts with their French; --from sheet.csv puts them back
npm run forms -- link FORM                  prints the link to a form that is not public yet
npm run forms -- publish FORM               serves a form although nobody can send it
npm run forms -- reference                  writes docs/form.schema.json and the tables of docs/writing-forms.md anew`;

/** Gives the exit code. */
export async function runFormsCommand(
  [command = '', ...words]: readonly string[],
  given: Omit<AuthorHost, 'models'>,
): Promise<number> {
  const host = { ...given, models };
  switch (command) {
    case 'check':
      return await checkForms(words, { ...host, nestedIn });
    case 'texts':
      return await exchangeTexts(words, host);
    case 'reference':
      return writeReferences(models, host.cwd);
    case 'link':
      return await printLink(words, host);
    case 'publish':
      return await publishForm(words, host);
    default:
      host.complain(usage);
      return 2;
  }
}
