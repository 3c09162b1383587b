import { join } from 'node:path';
import { checkForms } from '@guichet/author-check/command';
import { writeReferences } from '@guichet/author-check/references';
import type { Json } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { createFormFolder } from '../catalogue/form-folder.ts';
import { nestForms } from '../catalogue/nest-forms.ts';
import type { AuthorHost } from './author-host.ts';
import { exchangeTexts } from './exchange-texts.ts';
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

async function nestedIn(folder: string): Promise<ReadonlyMap<string, Json>> {
  const { forms } = await createFormFolder(folder).look();
  return new Map(nestForms(forms).map(({ file, definition }) => [join(folder, file), definition]));
}
