import { expect, test } from 'vitest';
import { createPermits } from '../unpublished/permits.ts';
import { runFormsCommand } from './run-forms-command.ts';

const secret = 'a secret of sixteen letters';

async function link(named: string) {
  const lines: string[] = [];
  const code = await runFormsCommand(['link', named], {
    ...{ cwd: '/', formsDir: '/nowhere', dataDir: '/nowhere', databaseUrl: undefined, secret },
    ...{ siteUrl: 'https://city.example', formServiceUrl: 'https://forms.example' },
    ...{ dataOrigins: undefined, uploadOrigins: undefined },
    print: (line) => lines.push(line),
    complain: (line) => lines.push(line),
  });
  return { code, lines };
}

test('the link of a form that a service elsewhere hides is made of its alias', async () => {
  const signature = createPermits(secret).sign('parks/trial');
  expect(await link('Parks/Trial')).toEqual({
    code: 0,
    lines: ['en', 'fr'].map((locale) => `https://city.example/${locale}/parks/trial?link=${signature}`),
  });
  expect(await link('../admin')).toMatchObject({ code: 1 });
});
