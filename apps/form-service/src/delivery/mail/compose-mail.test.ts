import type { DisplayedAnswer } from '@guichet/fields/answers';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const rest = 'The rest is too long.';
const closing = 'You did not fill in this form?';
const url = 'https://forms.example.ca/en/thankyou/number';

const compose = (list: readonly DisplayedAnswer[]) =>
  Object.entries(
    composeMail({
      ...{ locale: 'en', title: 'We received your form', paragraphs: [], facts: [] },
      ...{
        answers: { title: 'What you sent', list, rest },
        links: [{ label: 'See it', url }],
        closing: [closing],
      },
    }),
  );

const answers = (count: number, value: string): readonly DisplayedAnswer[] =>
  Array.from({ length: count }, (_, at) => ({ id: `a${at}`, label: `Answer ${at}`, value }));

test('a mail has all answers, and no word about a rest', () => {
  for (const [, content] of compose(answers(900, 'x'.repeat(40)))) {
    expect(content).toContain('Answer 899');
    expect(content).not.toContain(rest);
  }
});

test.each([
  ['many answers', answers(20_000, 'yes')],
  ['long answers', answers(20, 'x'.repeat(16_000))],
  ['one answer', answers(1, `x${'😀'.repeat(200_000)}`)],
  ['one answer of lines and quotation marks', answers(1, '"\n'.repeat(200_000))],
])('what a mail has no room for (%s) is left out, and the rest of the mail stays', (_, list) => {
  for (const [kind, content] of compose(list)) {
    expect([kind, content.length]).toEqual([kind, expect.toSatisfy((length: number) => length < 700_000)]);
    expect(content).toContain('Answer 0');
    expect(content.split(rest)).toHaveLength(2);
    expect(content.indexOf(rest)).toBeLessThan(content.indexOf(url));
    expect(content).toContain(closing);
    expect(content.isWellFormed()).toBe(true);
  }
});

test('text and HTML end after the same answer', () => {
  const last = compose(answers(20_000, 'yes')).map(([, content]) => content.match(/Answer \d+/g)?.at(-1));
  expect(new Set(last).size).toBe(1);
});
