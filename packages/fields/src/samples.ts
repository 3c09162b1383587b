import type { Json, JsonObject, Locale } from '@guichet/definition';

/** What a resident fills in, and what becomes of it. */
export interface Sample {
  readonly component: JsonObject;
  readonly locale: Locale;
  /** What the control sends; of a group, the options that are chosen. */
  readonly strings: readonly string[];
  readonly value: Json;
  /** What the control shows of that value. */
  readonly shown: readonly string[];
}

const values = ['email', 'phone', 'mail'].map((value) => ({ label: `By ${value}`, value }));

function sample(type: string, strings: readonly string[], value: Json, more: Partial<Sample> = {}): Sample {
  const component = { type, key: 'a', label: 'A', input: true, ...more.component };
  return { locale: 'en', strings, value, shown: strings, ...more, component };
}

/** One or more for each type that keeps a value and that a resident fills in. */
export const samples: readonly Sample[] = [
  sample('textfield', ['K1A 0B1'], 'K1A 0B1'),
  sample('textfield', ['ab1234'], 'ab-1234', { component: { inputMask: 'AA-9999' }, shown: ['ab-1234'] }),
  sample('textarea', ['One\nTwo, « trois »'], 'One\nTwo, « trois »'),
  sample('email', ['ann@example.ca'], 'ann@example.ca'),
  sample('url', ['example.ca/parks?a=1'], 'example.ca/parks?a=1'),
  sample('phoneNumber', ['613 555-0123'], '(613) 555-0123', { shown: ['(613) 555-0123'] }),
  sample('phoneNumber', ['+1 613.555.0123'], '(613) 555-0123', { shown: ['(613) 555-0123'] }),
  sample('phoneNumber', ['1234567890'], '(123) 456-7890', { shown: ['(123) 456-7890'] }),
  sample('number', ['1,234.5'], 1234.5, { shown: ['1234.5'] }),
  sample('number', ['1234,5'], 1234.5, {
    locale: 'fr',
    component: { delimiter: true },
    shown: ['1\u00a0234,5'],
  }),
  sample('checkbox', ['true'], true),
  sample('radio', ['phone'], 'phone', { component: { values } }),
  sample('select', ['mail'], 'mail', { component: { data: { values } } }),
  sample('select', ['email', 'mail'], ['email', 'mail'], { component: { data: { values }, multiple: true } }),
  sample(
    'selectboxes',
    ['email', 'mail'],
    { email: true, phone: false, mail: true },
    { component: { values } },
  ),
];
