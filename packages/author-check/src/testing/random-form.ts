import type { Json, JsonObject } from '@guichet/definition';
import { createRandom } from '../proofs/explore.ts';

/** A small form whose fields show each other, in all ways that conditions are written. Always the same of one seed. */
export function randomForm(seed: number): JsonObject {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const chance = (share: number) => random() < share;
  const count = 3 + Math.floor(random() * 6);
  const keys = Array.from({ length: count }, (_, index) => `f${index}`);
  const anyKey = () => pick([keys[0] ?? 'f0', ...keys.slice(1)]);
  const anyValue = (): Json => pick<Json>(['a', 'b', 'c', 'true', 'false', '1', '2', '', 'zz']);
  const variable = () => ({ var: `${pick(['data.', 'data.', 'row.', ''])}${anyKey()}` });

  const logic = (depth = 0): Json =>
    depth > 1 || chance(0.6)
      ? pick<Json>([
          { '==': [variable(), anyValue()] },
          { '!=': [variable(), anyValue()] },
          { '===': [variable(), pick<Json>(['a', true, 1, 2])] },
          { '>': [variable(), pick([0, 1, 2])] },
          { '<=': [variable(), pick([0, 1, 2])] },
          { in: [variable(), ['a', 'b']] },
          { '!': [variable()] },
          { '!!': [variable()] },
          { '==': [variable(), variable()] },
          { '>': [{ '+': [variable(), 1] }, 2] },
        ])
      : pick<Json>([
          { and: [logic(depth + 1), logic(depth + 1)] },
          { or: [logic(depth + 1), logic(depth + 1)] },
          { '!': [logic(depth + 1)] },
        ]);

  const condition = (): JsonObject =>
    pick<JsonObject>([
      {},
      { conditional: { show: pick<Json>([true, false, 'true', null]), when: anyKey(), eq: anyValue() } },
      {
        conditional: {
          ...{ show: chance(0.8), conjunction: pick(['all', 'any']) },
          conditions: Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
            ...{ component: anyKey(), value: pick<Json>(['a', 'b', 'c', true, 1, 2, '1']) },
            operator: pick([
              'isEqual',
              'isEqual',
              'isNotEqual',
              'isEmpty',
              'isNotEmpty',
              'greaterThan',
              'lessThanOrEqual',
              'includes',
            ]),
          })),
        },
      },
      { conditional: { json: logic() } },
      { customConditional: `show = data.${anyKey()} === 'a'` },
    ]);

  const values = [
    { label: 'A', value: 'a' },
    { label: 'B', value: 'b' },
    { label: 'C', value: 'c' },
  ];
  const field = (key: string): JsonObject => ({
    ...{
      key,
      label: key,
      input: true,
      ...(chance(0.7) && condition()),
      ...(chance(0.25) && { clearOnHide: false }),
    },
    ...pick<JsonObject>([
      { type: 'radio', values },
      {
        type: 'radio',
        values: [...values.slice(0, 1), { label: '1', value: '1' }],
        defaultValue: chance(0.3) ? 'a' : '',
      },
      { type: 'select', data: { values } },
      { type: 'checkbox', ...(chance(0.3) && { defaultValue: true }) },
      { type: 'selectboxes', values },
      { type: 'textfield', ...(chance(0.2) && { defaultValue: 'b' }) },
      { type: 'number', ...(chance(0.2) && { defaultValue: 1 }) },
    ]),
  });
  const fields = keys.map(field);
  const cut = Math.floor(random() * (count + 1));
  const inside = {
    type: pick(['panel', 'fieldset', 'well']),
    key: 'box',
    title: 'Box',
    input: false,
    ...(chance(0.6) && condition()),
    components: fields.slice(cut),
  };
  return {
    title: 'Random',
    path: 'random',
    components: cut < count ? [...fields.slice(0, cut), inside] : fields,
  };
}
