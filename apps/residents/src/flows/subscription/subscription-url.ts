import { type InEveryLocale, isJsonObject } from '@guichet/definition';
import type { Field, Form, SubmissionType } from '@guichet/engine';

export type SubscriptionType = Extract<SubmissionType, 'eSubscription' | 'mediaSignUp'>;

/** The number of the list, and of its form: the same by language. Product constants. */
const lists: Readonly<Record<SubscriptionType, InEveryLocale<number>>> = {
  eSubscription: { en: 1012, fr: 1026 },
  mediaSignUp: { en: 2745, fr: 2747 },
};

/**
 * The address of the script with which the mailing list takes a subscription. docs/special-submissions.md holds
 * the table of its parameters. `address`: the list's processing endpoint.
 */
export function subscriptionUrl(form: Form, type: SubscriptionType, address: string): string {
  const list = String(lists[type][form.locale()]);
  const parameters: readonly (readonly [string, string])[] = [
    ['u', list],
    ['f', list],
    ['act', 'sub'],
    ['v', '2'],
    ['firstname', personOf(form, 'firstName')],
    ['lastname', personOf(form, 'lastName')],
    ['email', personOf(form, 'email')],
    ...(type === 'eSubscription' ? form.fields.flatMap(checkedIn) : []).map(
      (box) => ['nlbox[]', box] as const,
    ),
  ];
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`;
}

function personOf(form: Form, key: string): string {
  const value = form.fieldByPath(key)?.value();
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A checked box tells its key, one of several boxes the value of its option. Nothing else counts. */
function checkedIn(field: Field): readonly string[] {
  if (!field.visible()) return [];
  const { type, key } = field.component;
  const value = field.value();
  switch (type) {
    case 'checkbox':
      return field.written(value).length > 0 ? [key] : [];
    case 'selectboxes':
      return isJsonObject(value) ? Object.keys(value).filter((option) => value[option] === true) : [];
    default: {
      const rows = field.rows() ?? [];
      return [...field.children, ...rows.flatMap((row) => row.fields)].flatMap(checkedIn);
    }
  }
}
