import type { Json, JsonObject } from '@guichet/definition';
import { expect, it } from 'vitest';
import { prepareForm } from './prepare-form.ts';
import { hostileHtml } from './testing/hostile-html.ts';
import { mutate, randomJson, seededRandom } from './testing/random-json.ts';
import { testModels } from './testing/test-models.ts';

const whole: JsonObject = {
  title: 'Permit',
  path: 'permit',
  properties: { fr: 'Permis' },
  settings: { i18n: { fr: { 'plate:label': 'Plaque', Yes: 'Oui' } } },
  components: [
    {
      type: 'panel',
      key: 'p',
      title: '<b>P</b>',
      components: [{ type: 'textfield', key: 'plate', label: 'Plate {{ data.a }}' }],
    },
    {
      type: 'radio',
      key: 'r',
      values: [{ label: 'Yes', value: 'y' }],
      validate: { required: true, pattern: '[a' },
    },
    {
      type: 'textfield',
      key: 'c.d',
      conditional: { show: true, when: 'r', eq: 'y' },
      attributes: { 'data-a': 1 },
    },
    {
      type: 'grid',
      input: true,
      key: 'g',
      conditional: {
        show: 'true',
        conjunction: 'any',
        conditions: [{ component: 'r', operator: 'isEqual', value: 'y' }],
      },
      components: [
        { type: 'columns', columns: [{ components: [{ type: 'select', key: 's', data: { values: [] } }] }] },
      ],
    },
    { type: 'content', key: 't', html: '<p style="color:red" onclick="x()">{{ data.plate || row.b }}</p>' },
  ],
};

it('prepares or refuses whatever a definition becomes, and what it prepares is JSON', () => {
  const random = seededRandom(2026);
  let definition: Json = whole;
  for (let round = 0; round < 3_000; round += 1) {
    definition = round % 10 === 0 ? whole : mutate(definition, random, hostileHtml);
    const prepared = prepareForm(definition, { models: testModels });
    expect(JSON.parse(JSON.stringify(prepared))).toEqual(prepared);
  }
});

it('prepares or refuses any JSON', () => {
  const random = seededRandom(7);
  for (let round = 0; round < 2_000; round += 1) {
    const definition: unknown =
      round % 2 === 0 ? randomJson(random, 4) : { ...whole, components: [randomJson(random, 4)] };
    expect(prepareForm(definition, { models: testModels }).kind).toMatch(/^(prepared|notAForm)$/);
  }
});
