import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '@guichet/definition';
import { models } from '@guichet/fields/models';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { references } from '../command/write-references.ts';
import { check } from '../testing/check.ts';
import { makeSchema } from './make-schema.ts';

const root = join(import.meta.dirname, '../../../..');
const validate = new Ajv({ strict: true, allowUnionTypes: true, allErrors: true }).compile(
  makeSchema(models),
);

function errorsOf(component: JsonObject, rest: JsonObject = {}): readonly string[] {
  validate({ path: 'test', components: [component], ...rest });
  return (validate.errors ?? []).map(({ instancePath }) => instancePath);
}

const guide = readFileSync(join(root, 'docs/writing-forms.md'), 'utf8');
const examples = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']): Json => JSON.parse(text));

describe('the schema of definitions', () => {
  it('accepts what builders write for what nobody set', () => {
    const widget = { type: 'input', displayInTimezone: 'viewer' };
    const unset = {
      placeholder: '',
      tabindex: '',
      hidden: false,
      multiple: false,
      defaultValue: null,
      widget,
      attributes: {},
    };
    expect(
      errorsOf({
        type: 'textfield',
        key: 'a',
        ...unset,
        conditional: { show: null, when: null, eq: '' },
        ownSetting: 7,
      }),
    ).toEqual([]);
  });

  it('marks values of the wrong kind, in every depth', () => {
    expect(errorsOf({ type: 'textfield', key: 'a', hidden: 7 })).toContain('/components/0/hidden');
    expect(
      errorsOf({
        type: 'panel',
        key: 'p',
        components: [{ type: 'datagrid', key: 'g', components: [{ type: 'radio', key: 'r', values: 3 }] }],
      }),
    ).toContain('/components/0/components/0/components/0/values');
    expect(errorsOf({ type: 'button', key: 'b', action: 'sbmit' })).toContain('/components/0/action');
    expect(errorsOf({ type: 'textfield', key: 'a' }, { settings: { review: 3 } })).toEqual([
      '/settings/review',
    ]);
    expect(validate({ title: 'No path' })).toBe(false);
  });

  it.each(references(models, root))(
    '$file is as the models make it: else call npm run forms -- reference',
    ({ file, text }) => {
      expect(readFileSync(join(root, file), 'utf8')).toBe(text);
    },
  );
});

describe('the author’s guide', () => {
  it('has examples without errors and warnings, in both languages, that the schema accepts', () => {
    expect(examples.length).toBeGreaterThan(2);
    for (const example of examples) {
      const found = check(example, { askedLocales: ['fr'], isProven: true }).filter(
        ({ severity }) => severity !== 'note',
      );
      expect(found.filter(({ code }) => code !== 'noPrivacyNotice')).toEqual([]);
      expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
    }
  });
});
