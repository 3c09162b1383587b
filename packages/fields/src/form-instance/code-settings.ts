import type { Json, JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { createRunCode } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

/** A setting that holds code. */
interface Setting {
  readonly setting: string;
  /** Its setting, as component `a`. */
  readonly of: (code: string) => JsonObject;
  readonly code: string;
  /** The answer at `a`, beside `word`: "elm". */
  readonly answer?: Json;
  /** The decision of the code. */
  readonly seen: (form: Form) => unknown;
  readonly gives: unknown;
  /** The decision where the code throws or never ends. */
  readonly otherwise: unknown;
  /** Where it throws, if that is another: what Form.io's page makes of it. */
  readonly thrown?: unknown;
  /** The name under which it is reported as not done. Absent: text alone, which is not reported. */
  readonly reportedAs?: string;
}

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key.toUpperCase(), input: true },
  ...more,
});
const logic = (trigger: JsonObject, action: JsonObject): JsonObject => ({
  logic: [{ name: 'l', trigger, actions: [{ name: 'a', ...action }] }],
});
const always = { type: 'javascript', javascript: 'result = true' };
const required = {
  type: 'property',
  property: { label: 'Required', value: 'validate.required', type: 'boolean' },
  state: true,
};
const a = (form: Form) => fieldAt(form, 'a');
/** A form service leaves out what nobody answered. */
const value = (form: Form) => form.data().a ?? '';
const failures = (form: Form) => form.stored.failures().map(({ type, message }) => [type, message]);
const drawn = (form: Form) => JSON.stringify(fieldAt(form, 'a').text('html'));
const date = '2026-03-15T12:00:00-04:00';

const settings: readonly Setting[] = [
  {
    setting: 'customConditional',
    of: (code) => ({ customConditional: code }),
    code: 'show = data.word !== "elm"',
    seen: (form) => a(form).visible(),
    gives: false,
    otherwise: true,
    reportedAs: 'customConditional',
  },
  {
    setting: 'calculateValue',
    of: (code) => ({ calculateValue: code, calculateServer: true }),
    code: 'value = data.word.toUpperCase()',
    seen: value,
    gives: 'ELM',
    otherwise: '',
    reportedAs: 'calculateValue',
  },
  {
    setting: 'customDefaultValue',
    of: (code) => ({ customDefaultValue: code }),
    code: 'value = data.word + "s"',
    seen: value,
    gives: 'elms',
    otherwise: '',
    reportedAs: 'customDefaultValue',
  },
  {
    setting: 'validate.custom',
    of: (code) => ({ validate: { custom: code } }),
    code: 'valid = input === data.word ? true : "Not that word"',
    answer: 'oak',
    seen: failures,
    gives: [['string.custom', 'Not that word']],
    otherwise: [],
    reportedAs: 'custom',
  },
  {
    setting: 'logic: a trigger',
    of: (code) => logic({ type: 'javascript', javascript: code }, required),
    code: 'result = data.word === "elm"',
    seen: failures,
    gives: [['any.required', 'A is required.']],
    otherwise: [],
    reportedAs: 'logic',
  },
  {
    setting: 'logic: a value',
    of: (code) => logic(always, { type: 'value', value: code }),
    code: 'value = data.word + "!"',
    seen: value,
    gives: 'elm!',
    otherwise: '',
    reportedAs: 'logic',
  },
  {
    setting: 'logic: a custom action',
    of: (code) => logic(always, { type: 'customAction', customAction: code }),
    code: 'value = data.word + "?"',
    seen: value,
    gives: 'elm?',
    otherwise: '',
    reportedAs: 'logic',
  },
  {
    setting: 'logic: a merged schema',
    of: (code) => logic(always, { type: 'mergeComponentSchema', schemaDefinition: code }),
    code: 'schema = { validate: { required: data.word === "elm" } }',
    seen: failures,
    gives: [['any.required', 'A is required.']],
    otherwise: [],
    reportedAs: 'logic',
  },
  {
    setting: 'conditionalAddButton',
    of: (code) => ({ type: 'datagrid', components: [text('x')], conditionalAddButton: code }),
    code: 'show = value.length > 1',
    answer: [{ x: 'One' }],
    seen: (form) => form.canAddRow(a(form)),
    gives: false,
    otherwise: true,
    thrown: false,
    reportedAs: 'conditionalAddButton',
  },
  {
    setting: 'data.custom',
    of: (code) => ({ type: 'select', dataSrc: 'custom', data: { custom: code } }),
    code: 'values = [data.word, "oak"]',
    answer: 'oak',
    seen: (form) =>
      a(form)
        .view()
        .options?.map((option) => option.value),
    gives: ['elm', 'oak'],
    otherwise: [],
    reportedAs: 'data.custom',
  },
  ...(['minDate', 'maxDate'] as const).map((name) => ({
    setting: name,
    of: (code: string): JsonObject => ({
      ...{ type: 'datetime', enableTime: false },
      widget: { type: 'calendar', [name]: `new Date((function () { ${code} })())` },
    }),
    code: `return data.word === 'elm' && ${name === 'minDate' ? '1774454400000' : '1772726400000'}`,
    answer: date,
    seen: (form: Form) => form.stored.failures().map(({ type }) => type),
    gives: [`string.${name}`],
    otherwise: [],
    reportedAs: name,
  })),
  {
    setting: 'braces in a label',
    of: (code) => ({ label: `Kind {{ (function () { ${code} })() }}` }),
    code: 'return data.word.length',
    seen: (form) => a(form).plainText('label'),
    gives: 'Kind 3',
    otherwise: 'Kind ',
  },
  {
    setting: 'braces in content',
    of: (code) => ({ type: 'content', html: `<p title="{{ (function () { ${code} })() }}">x</p>` }),
    code: 'return data.word + "<"',
    seen: drawn,
    gives: '[{"tag":"p","attributes":{"title":"elm<"},"children":["x"]}]',
    otherwise: '[{"tag":"p","attributes":{"title":""},"children":["x"]}]',
  },
  {
    setting: 'statements in content',
    of: (code) => ({ type: 'content', html: `<p>a</p>{% ${code} %}` }),
    code: 'for (var i = 0; i < 2; i += 1) { %}<b>{{ data.word }}</b>{% }',
    seen: drawn,
    gives: '[{"tag":"p","children":["a"]},{"tag":"b","children":["elm"]},{"tag":"b","children":["elm"]}]',
    otherwise: '[{"tag":"p","children":["a"]}]',
  },
];

/** As a page opens the form, and as a form service opens what is posted to it. */
function open({ of, answer }: Setting, code: string) {
  const components = [text('word'), text('a', of(code))];
  const submission = { word: 'elm', ...(answer !== undefined && { a: answer }) };
  const runCode = createRunCode();
  const page = openForm(components, { runCode, submission });
  const service = openForm(components, { runCode, submission, absentStaysAbsent: true });
  return { page, service };
}

/** In a page and in Node: each setting that holds code comes to the same. */
export function proveThatCodeDecides(): void {
  describe.each(settings)('code of $setting', (setting) => {
    const { code, seen, gives, otherwise, reportedAs } = setting;

    test('decides, in the page and on the form service alike', () => {
      const { page, service } = open(setting, code);
      expect(seen(page)).toEqual(gives);
      expect(seen(service)).toEqual(gives);
      expect([page.stored.unchecked(), service.stored.unchecked()]).toEqual([[], []]);
    });

    test.each([
      ['failed', 'data.nobody.knows();'],
      ['spent', 'while (true) {}'],
    ] as const)('that %s decides nothing, and is told by both', (reason, wrong) => {
      const { page, service } = open(setting, wrong);
      const isRefused = setting.setting === 'validate.custom' && reason === 'spent';
      const { thrown = otherwise } = setting;
      const decided = reason === 'failed' ? thrown : otherwise;
      const instead = isRefused ? [['string.custom', 'A is not valid.']] : decided;
      expect(seen(page)).toEqual(instead);
      expect(seen(service)).toEqual(instead);
      const reported = reportedAs === undefined ? [] : [{ path: 'a', rule: reportedAs, reason }];
      expect([page.stored.unchecked(), service.stored.unchecked()]).toEqual([reported, reported]);
    });
  });

  test.each([
    ['next = "three"', 'three', []],
    ['data.nobody.knows()', 'two', [{ path: 'one', rule: 'nextPage', reason: 'failed' }]],
    ['while (true) {}', 'two', [{ path: 'one', rule: 'nextPage', reason: 'spent' }]],
  ])('nextPage `%s` leads to %s', (nextPage, next, reported) => {
    const page = (key: string, more: JsonObject = {}): JsonObject => ({
      ...{ type: 'panel', key, title: key, components: [text(`${key}Word`)], ...more },
    });
    const components = [page('one', { nextPage }), page('two'), page('three')];
    const form = openForm(components, { display: 'wizard', runCode: createRunCode() });
    form.dispatch({ kind: 'forward' });
    const at = form.wizard?.pages()[form.wizard.index()];
    expect(at?.panel?.component.key).toBe(next);
    expect(form.stored.unchecked()).toEqual(reported);
  });
}
