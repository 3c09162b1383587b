import type { Json, JsonObject } from '@guichet/definition';
import { describe, expect, it } from 'vitest';
import { check, codes, formOf } from './testing/check.ts';

const text = (more: JsonObject = {}): JsonObject => ({
  type: 'textfield',
  key: 'note',
  label: 'Note',
  input: true,
  ...more,
});
const radio = (values: readonly Json[], more: JsonObject = {}): JsonObject => ({
  type: 'radio',
  key: 'choice',
  label: 'Note',
  values,
  ...more,
});

describe('a finding', () => {
  it('names line and column of the property, the fault, and the remedy', () => {
    const source =
      '{\n  "title": "Test", "path": "test",\n  "components": [\n    { "type": "textfield", "key": "a",\n      "label": "Note", "placeholdr": "x" }\n  ],\n  "settings": { "i18n": { "fr": { "Note": "Note" } } }\n}';
    expect(check(source)).toMatchObject([
      { code: 'unknownSetting', severity: 'warning', path: 'components[0].placeholdr', line: 5, column: 24 },
    ]);
    expect(check(source)[0]).toMatchObject({
      sentence: 'Nobody knows the setting "placeholdr", so it has no effect.',
      advice: 'Did you mean "placeholder"?',
    });
  });

  it('is one for a file that is no JSON, at the place of the fault', () => {
    expect(check('{\n  "title": "Test",\n  oops\n}')).toMatchObject([
      { code: 'notJson', severity: 'error', line: 3, column: 3 },
    ]);
    expect(check('')).toMatchObject([{ line: 1, sentence: 'This is not JSON: the file is empty.' }]);
    expect(check('\uFEFF{"title":"Test","path":"test","components":[],"settings":{}}')).toEqual([]);
  });

  it('stands at the nearest place that the file has', () => {
    expect(check('{\n"title": "Test",\n"path": "thankyou",\n"components": []}')).toMatchObject([
      { path: 'path', line: 3, column: 1, severity: 'error' },
    ]);
    expect(check('{"title": "Test"}')).toHaveLength(2);
  });

  it('is a warning for a page whose way on is hidden, since it is drawn all the same', () => {
    const page = (key: string) => ({
      ...{ type: 'panel', key, title: 'Note', input: false, buttonSettings: { next: false } },
      components: [text({ key: `${key}Note` })],
    });
    const found = check(formOf([page('a'), page('b')], { display: 'wizard' }));
    expect(found).toMatchObject([{ code: 'noWayOn', severity: 'warning' }]);
  });

  it('names a setting that is ignored, and what to write', () => {
    const inForm = (more: JsonObject) =>
      check(formOf([text(more)], { settings: { reveiw: true, i18n: {} } }));
    expect(inForm({ disabled: 'yes' })).toMatchObject([
      { code: 'unknownSetting', advice: 'Did you mean "review"?' },
      { code: 'untranslated' },
      {
        ...{ code: 'wrongType', path: 'components[0].disabled', advice: 'Write true or false.' },
        sentence: '"disabled" is ignored: it must be true or false.',
      },
    ]);
    const found = check(formOf([text()], { properties: { submissionType: 'paymet' } }));
    expect(found).toMatchObject([{ code: 'unknownValue', advice: 'Did you mean "payment"?' }]);
  });

  it('knows each storage that takes files', () => {
    const file = { type: 'file', key: 'f', label: 'Note', storage: 'resumable' };
    expect(codes([file])).toEqual([]);
  });

  it('names the nearest type', () => {
    expect(check(formOf([text({ type: 'textfeild' })]))).toMatchObject([
      { code: 'unknownType', advice: 'Did you mean "textfield"? Register it, or use another.' },
    ]);
  });

  it('is not there for a form without faults', () => {
    expect(
      codes([text({ validate: { required: true, maxLength: 40 } })], {}, { askedLocales: ['fr'] }),
    ).toEqual([]);
  });
});

const faults: readonly (readonly [
  code: string,
  path: string,
  components: readonly Json[],
  rest?: JsonObject,
])[] = [
  ['unknownType', 'components[0].type', [text({ type: 'textfeild' })]],
  ['unknownSetting', 'components[0].validate.maxLenght', [text({ validate: { maxLenght: 4 } })]],
  ['misplacedSetting', 'components[0].required', [text({ required: true })]],
  ['unknownSetting', 'settings.retentionDay', [text()], { settings: { retentionDay: 3 } }],
  ['unknownSetting', 'settings.zebra', [text()], { settings: { zebra: 3 } }],
  ['unknownSetting', 'componets', [text()], { componets: [] }],
  ['unusableSetting', 'settings.retentionDays', [text()], { settings: { retentionDays: 'many' } }],
  ['unknownValue', 'components[0].labelPosition', [text({ labelPosition: 'left' })]],
  [
    'unknownValue',
    'properties.submissionType',
    [text()],
    { properties: { en: 'A', fr: 'B', submissionType: 'paiment' } },
  ],
  ['unknownValue', 'display', [text()], { display: 'wizzard' }],
  ['wrongType', 'components[0].hidden', [text({ hidden: 'yes' })]],
  ['noEffect', 'components[0].encrypted', [text({ encrypted: true })]],
  ['network', 'components[0].calculateValue', [text({ calculateValue: 'value = fetch("/x")' })]],
  [
    'danglingWhen',
    'components[0].conditional.when',
    [text({ conditional: { show: true, when: 'nobody', eq: '1' } })],
  ],
  [
    'selfCondition',
    'components[0].conditional',
    [text({ conditional: { show: true, when: 'note', eq: '1' } })],
  ],
  [
    'conditionCycle',
    'components[0].conditional',
    [
      text({ conditional: { show: true, when: 'b', eq: '1' } }),
      text({ key: 'b', conditional: { show: true, when: 'note', eq: '1' } }),
    ],
  ],
  [
    'danglingWhen',
    'components[0].conditional.json',
    [text({ conditional: { json: { '==': [{ var: 'data.nobody' }, 1] } } })],
  ],
  [
    'danglingWhen',
    'components[0].logic[0].trigger.simple.when',
    [
      text({
        logic: [
          {
            trigger: { type: 'simple', simple: { show: true, when: 'nobody', eq: '1' } },
            actions: [{ type: 'property', property: { value: 'hidden', type: 'boolean' }, state: true }],
          },
        ],
      }),
    ],
  ],
  [
    'danglingName',
    'components[0].customConditional',
    [text({ customConditional: 'show = data.nobody === 1' })],
  ],
  [
    'conditionCycle',
    'components[0].conditional',
    [
      text({ conditional: { json: { '==': [{ var: 'data.b' }, 'x'] } } }),
      text({ key: 'b', customConditional: 'show = data.note === "x"' }),
    ],
  ],
  ['duplicatePath', 'components[1].key', [text(), text()]],
  [
    'missingLabel',
    'components[0]',
    [{ type: 'textfield', key: 'a', label: '' }].map(({ label: _, ...rest }) => ({ ...rest, label: null })),
  ],
  ['placeholderAsLabel', 'components[0].placeholder', [text({ label: '', placeholder: 'Note' })]],
  ['placeholderAsLabel', 'components[0].hideLabel', [text({ hideLabel: true, placeholder: 'Note' })]],
  ['missingTitle', 'title', [text()], { title: '' }],
  [
    'missingTitle',
    'components[0]',
    [{ type: 'panel', key: 'p', components: [text()] }],
    { display: 'wizard' },
  ],
  [
    'missingOptionValue',
    'components[0].values[1]',
    [
      radio([
        { label: 'A', value: 'a' },
        { label: 'B', value: '' },
      ]),
    ],
  ],
  [
    'sameOption',
    'components[0].values[1].value',
    [
      radio([
        { label: 'A', value: 'a' },
        { label: 'B', value: 'a' },
      ]),
    ],
  ],
  [
    'missingOptionLabel',
    'components[0].values[1]',
    [
      radio([
        { label: 'A', value: 'a' },
        { label: '', value: 'b' },
      ]),
    ],
  ],
  [
    'sameOptionLabel',
    'components[0].values[1].label',
    [
      radio([
        { label: 'A', value: 'a' },
        { label: 'a', value: 'b' },
      ]),
    ],
  ],
  ['noOptions', 'components[0]', [radio([])]],
  ['cannotBeFilled', 'components[0]', [radio([], { validate: { required: true } })]],
  [
    'noOptions',
    'components[0]',
    [radio([], { validate: { required: true }, conditional: { show: true, when: 'note', eq: '1' } }), text()],
  ],
  ['cannotBeFilled', 'components[0]', [text({ disabled: true, validate: { required: true } })]],
  [
    'cannotBeFilled',
    'components[0]',
    [text({ hidden: true, validateWhenHidden: true, validate: { required: true } })],
  ],
  [
    'sameOption',
    'components[0].data.json[1].value',
    [
      {
        ...{ type: 'select', key: 's', label: 'Note', dataSrc: 'json', valueProperty: 'v' },
        ...{ data: { json: [1, 2].map((l) => ({ v: 'a', l })) }, template: '<span>{{ item.l }}</span>' },
      },
    ],
  ],
  ['contradiction', 'components[0].validate', [text({ validate: { minLength: 5, maxLength: 3 } })]],
  [
    'noPrivacyNotice',
    'components[0]',
    [{ type: 'email', key: 'email', label: 'Email', autocomplete: 'email' }],
  ],
  ['noAutocomplete', 'components[0]', [text({ key: 'firstName', label: 'First name' })]],
  ['imageWithoutText', 'components[0].html', [{ type: 'content', key: 'c', html: '<img src="/logo.png">' }]],
  [
    'skippedHeading',
    'components[0].html',
    [{ type: 'content', key: 'c', html: '<h2>Note</h2><h4>Note</h4>' }],
  ],
  [
    'skippedHeading',
    'components[1].tag',
    [
      { type: 'content', key: 'c', html: '<h2>Note</h2>' },
      { type: 'htmlelement', key: 'd', tag: 'h4', content: 'Note' },
    ],
  ],
  ['longSentence', 'components[0].description', [text({ description: `${'word '.repeat(40)}.` })]],
  ['slowPattern', 'components[0].validate.pattern', [text({ validate: { pattern: '(a+)+' } })]],
  ['slowPattern', 'components[0].filePattern', [text({ type: 'file', filePattern: '/(a+)+b/' })]],
  ['invalidPattern', 'components[0].validate.pattern', [text({ validate: { pattern: '(a' } })]],
  [
    'originNotNamed',
    'components[0].data.url',
    [{ type: 'select', key: 's', label: 'Note', dataSrc: 'url', data: { url: 'https://a.example/x' } }],
  ],
  [
    'originNotNamed',
    'components[0].url',
    [{ type: 'file', key: 'f', label: 'Note', storage: 'url', url: 'https://a.example/x' }],
  ],
  ['unusableSetting', 'settings.delivery', [text()], { settings: { delivery: { to: '' } } }],
  ['noDestination', 'settings.delivery', [text()], { settings: { delivery: [] } }],
  ['noDestination', 'settings.delivery', [text()], { settings: { delivery: ['parks'] } }],
];

describe('a fault is found', () => {
  it.each(faults.map(([code, path, components, rest = {}]) => ({ code, path, components, rest })))(
    '$code at $path',
    ({ code, path, components, rest }) => {
      expect(
        codes(components, rest, {
          dataOrigins: ['https://b.example'],
          uploadOrigins: [],
          destinations: ['office'],
        }),
      ).toContain(`${path} ${code}`);
    },
  );

  it('of one name twice in an object, at the second', () => {
    const source = '{"title":"Test","path":"test","path":"test","components":[],"settings":{}}';
    expect(check(source)).toMatchObject([{ code: 'duplicateProperty', column: 31 }]);
  });
});
