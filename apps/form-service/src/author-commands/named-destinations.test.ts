import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { namedDestinations } from './named-destinations.ts';
import { runFormsCommand } from './run-forms-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'destinations-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, json: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json));
  return file;
}

const deliveryFile = write('delivery.json', {
  destinations: { 'permits-office': { kind: 'folder', path: 'office' } },
});

/** Findings of a form that is to be delivered so, and complaints, as `npm run forms -- check` writes them. */
async function checkDelivery(delivery: unknown, setting: string | undefined) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const complain = (line: string) => complaints.push(line);
  const form = write('form.json', {
    ...{ title: 'Trial', path: 'trial', components: [] },
    settings: { delivery, i18n: { fr: {} } },
  });
  const code = await runFormsCommand(['check', form, '--json'], {
    ...{ cwd: folder, formsDir: folder, dataDir: folder, databaseUrl: undefined, secret: undefined },
    ...{ siteUrl: '', formServiceUrl: undefined, dataOrigins: undefined, uploadOrigins: undefined },
    destinations: namedDestinations(setting, complain),
    print: (line) => lines.push(line),
    complain,
  });
  const { forms } = JSON.parse(lines.join('\n'));
  const found = forms[0].findings.filter((finding: { code: string }) => finding.code === 'noDestination');
  return { code, complaints, advice: found.map((finding: { advice: string }) => finding.advice) };
}

test('a destination that DELIVERY_FILE lacks is an error, with those that it has', async () => {
  expect(await checkDelivery(['permits-ofice'], deliveryFile)).toEqual({
    ...{ code: 1, complaints: [] },
    advice: ['Use "permits-office".'],
  });
  expect(await checkDelivery(['permits-office'], deliveryFile)).toMatchObject({ code: 0, advice: [] });
  expect(await checkDelivery([], deliveryFile)).toMatchObject({ code: 1 });
});

test('without DELIVERY_FILE nobody knows the destinations, and one that is unusable is named', async () => {
  for (const setting of [undefined, ' '])
    expect(await checkDelivery(['anybody'], setting)).toEqual({ code: 0, complaints: [], advice: [] });
  for (const setting of [join(folder, 'nowhere.json'), write('wrong.json', '{"office": 1}')]) {
    const { code, complaints } = await checkDelivery(['anybody'], setting);
    expect(code).toBe(0);
    expect(complaints).toEqual([expect.stringMatching(/^DELIVERY_FILE is not used, so destinations/)]);
  }
});
