import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createSmallProject, type SmallProject } from './small-project.ts';

let project: SmallProject;

afterEach(() => project.remove());

/** The three files of a type, as CONTRIBUTING says. */
const modelOf = (type: string) => `import { defineLine } from '../../define/define-text.ts';

export const ${type}Model = defineLine({
  needs: () => ['type:${type}'],
  label: { en: 'Plate', fr: 'Plaque' },
});
`;
const viewOf = (type: string) => `import type { Field, FieldView } from '@guichet/engine';
import type { Feature } from '../../features/feature.ts';
import { framed } from '../../frame/frame.tsx';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { ${type}Model } from './model.ts';

export function PlateView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  return framed(field, view, textInput(field, view, { type: 'text' }));
}

export const feature: Feature = {
  models: { ${type}: ${type}Model },
  views: { ${type}: PlateView },
};
`;
const examplesOf = (type: string) => `import type { Examples } from '../../examples/example.ts';
import type { Sample } from '../../examples/samples.ts';

const component = { type: '${type}', key: 'a', label: 'Plate', input: true };

export const ${type}Examples: Examples = { plain: component };

export const ${type}Samples: readonly Sample[] = [
  { component, locale: 'en', strings: ['ABCD 123'], value: 'ABCD 123', shown: ['ABCD 123'] },
];
`;
const files = { 'model.ts': modelOf, 'view.tsx': viewOf, 'examples.ts': examplesOf };

function addType(type: string, without?: keyof typeof files | 'line'): void {
  for (const [file, write] of Object.entries(files))
    if (file !== without) project.write(`packages/fields/src/types/${type}/${file}`, write(type));
  if (without === 'line') return;
  const models = 'packages/fields/src/models.ts';
  project.addLine(
    models,
    `import { ${type}Model } from './types/${type}/model.ts';`,
    "from './types/address/model.ts'",
  );
  project.addLine(models, `  ${type}: ${type}Model,`, '  address: addressModel,');
}

const rule = `import type { Rule } from '../rule.ts';

/** No digit stands in it. */
export const noDigits: Rule = {
  message: 'noDigits',
  sentences: {
    en: '{{field}} must have no digits.',
    fr: 'Le champ « {{field}} » ne doit contenir aucun chiffre.',
  },
  check: ({ value }) => (typeof value === 'string' && /[0-9]/.test(value) ? { setting: true } : undefined),
};
`;

const ruleNames = 'packages/engine/src/rules/rule-name.ts';
const coreRules = 'packages/engine/src/rules/core-rules.ts';

test('a component type is three files and one line, a rule one file, its name and a line where it is brought; what they lack is named by the compiler or by a test', async () => {
  project = createSmallProject(['plate', 'unlisted', 'unshown']);
  addType('plate');
  project.write('packages/engine/src/rules/no-digits/rule.ts', rule);
  project.addLine(ruleNames, "  'noDigits',", "  'number',");
  const withoutRule = project.read(coreRules);
  project.addLine(coreRules, "import { noDigits } from './no-digits/rule.ts';", "from './pattern/rule.ts'");
  project.addLine(coreRules, '  noDigits,', '  pattern,');
  expect(await project.compile()).toBe('');
  const all: unknown = await import(
    pathToFileURL(join(project.folder, 'packages/engine/src/rules/rules.ts')).href
  );
  expect(all).toHaveProperty('rules.noDigits.message', 'noDigits');
  addType('unlisted', 'line');
  addType('viewless', 'view.tsx');
  addType('unshown', 'examples.ts');
  const output = await project.test(
    'packages/fields/src/features/features.test.ts',
    'packages/fields/src/form-instance/contract.test.ts',
  );
  const faults = output.split('\n').filter((line) => line.includes('FAIL'));
  expect(faults.filter((line) => / plate\b/.test(line))).toEqual([]);
  expect(output).toMatch(/✓ .* > plate > plain has its model and its view among what it names/);
  expect(output).toMatch(/✓ .*plate: .* is kept as/);
  expect(faults).toContainEqual(expect.stringContaining('what brings a type is named by a model'));
  expect(output).toContain('"type:unlisted"');
  expect(faults).toContainEqual(expect.stringContaining('every type has examples'));
  expect(faults).toContainEqual(
    expect.stringContaining('every type that keeps what a resident fills in has a sample'),
  );
  expect(output).toContain('"unshown"');
  expect(output).toContain('There is no feature type:viewless.');
  addType('modelless', 'model.ts');
  project.write(coreRules, withoutRule);
  const errors = await project.compile();
  expect(errors).toContain("Cannot find module './types/modelless/model.ts'");
  expect(errors).toMatch(/rules\.ts\(\d+,\d+\): error .*noDigits/);
});

const everything = [
  ...['definition', 'author-scripts', 'engine', 'prepare', 'gis', 'service-client', 'fields', 'renderer'].map(
    (name) => `packages/${name}`,
  ),
  ...['apps/residents', 'apps/form-service', 'apps/sandbox'],
];

test('a special flow that misses a part does not compile: the compiler names each place', async () => {
  project = createSmallProject([], everything);
  const types = 'packages/engine/src/submission-type.ts';
  project.write(
    types,
    project.read(types).replace("'mediaSignUp'] as const", "'mediaSignUp', 'lottery'] as const"),
  );
  const errors = await project.compile();
  const places = [...new Set([...errors.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path]) => path))];
  expect(places.sort()).toEqual([
    'apps/residents/src/client/special-flow.ts',
    'apps/residents/src/server/special-flows.ts',
    types,
  ]);
  // With a way to send it lacks what that way asks for; a row without all its parts is refused, too.
  project.addLine(types, "  lottery: 'leaves',", "  eSubscription: 'subscribes',");
  const flows = 'apps/residents/src/server/special-flows.ts';
  project.addLine(
    flows,
    '  lottery: { ...subscription, leaveByPost: undefined },',
    '  eSubscription: subscription,',
  );
  const next = await project.compile();
  expect(next).toMatch(/special-flows\.ts\(\d+,\d+\): error .*'undefined' is not assignable/);
  const lacking = [...next.matchAll(/^(\S+?)\(.*error TS2741: Property 'lottery' is missing/gm)].map(
    ([, path]) => path,
  );
  expect(lacking.sort()).toEqual([
    'apps/residents/src/client/special-flow.ts',
    'apps/residents/src/pages/leaving-messages.ts',
  ]);
});

test('with a further language the compiler names every source that has a text', async () => {
  project = createSmallProject([], everything);
  const list = 'packages/definition/src/locale.ts';
  project.write(list, project.read(list).replace("['en', 'fr'] as const", "['en', 'fr', 'es'] as const"));
  const errors = await project.compile();
  const named = new Set([...errors.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path]) => path));
  const { folder } = project;
  const withTexts = globSync(
    ['apps/{residents,form-service}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'],
    {
      cwd: folder,
      exclude: (path) => /\.(test|spec)\.|\/(testing|oracle|examples)(\/|$)|\/examples\.ts$/.test(`/${path}`),
    },
  ).filter((path) => {
    const source = project.read(path);
    return /\ben(?:: |\()/.test(source) && /^\s*fr(?:: |\()|, fr: /m.test(source);
  });
  expect(withTexts.length).toBeGreaterThan(100);
  expect(withTexts.filter((path) => !named.has(path))).toEqual([]);
});
