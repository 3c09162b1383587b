import { expect, test } from 'vitest';
import { openSite } from '../testing/open-site.ts';

const values = ['A', 'B', 'C'].map((label) => ({ label, value: label.toLowerCase() }));

/** The bytes that one field may add to a page, unpacked: its elements, and its part of the data for the script. */
const bytesOfField = {
  textfield: 390,
  email: 425,
  number: 420,
  checkbox: 390,
  textarea: 400,
  select: 650,
  radio: 930,
  selectboxes: 930,
} as const;

test('a field adds few bytes to its page, in a form of 100 as in one of 10', async () => {
  const formOf = (type: string, count: number) => ({
    ...{ title: type, path: `${type}-${count}` },
    properties: { fr: type },
    components: Array.from({ length: count }, (_, index) => {
      const key = `field${String(index).padStart(3, '0')}`;
      return { type, key, label: `Field ${key}`, input: true, values, data: { values } };
    }),
  });
  const types = Object.keys(bytesOfField);
  const counts = [10, 60, 110];
  const site = await openSite(
    {},
    types.flatMap((type) => counts.map((count) => formOf(type, count))),
  );
  for (const [type, most] of Object.entries(bytesOfField)) {
    const sizes = [];
    for (const count of counts) sizes.push((await (await site.fetch(`/en/${type}-${count}`)).text()).length);
    const [small = 0, middle = 0, large = 0] = sizes;
    expect({ type, isLittle: (middle - small) / 50 <= most }).toEqual({ type, isLittle: true });
    // A digit or two more of a number alone.
    expect(Math.abs(large - middle - (middle - small))).toBeLessThan(50);
  }
  await site.close();
});
