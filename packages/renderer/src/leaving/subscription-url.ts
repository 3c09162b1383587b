import { type InEveryLocale, isJsonObject } from '@guichet/definition';
import type { Field, Form, SubscriptionType } from '@guichet/engine';

interface MailingList {
  /** The number of the list, which is that of its form, too. Product constants. */
  readonly number: InEveryLocale<number>;
  /** The resident chooses bulletins by boxes of the form. */
  readonly hasBulletins: boolean;
}

const lists: Readonly<Record<SubscriptionType, MailingList>> = {
  eSubscription: { number: { en: 1012, fr: 1026 }, hasBulletins: true },
  mediaSignUp: { number: { en: 2745, fr: 2747 }, hasBulletins: false },
};

/**
 * The address of the script with which the mailing list takes a subscription. docs/special-submissions.md holds
 * the table of its parameters. `address`: the list's processing endpoint.
 */
export function subscriptionUrl(form: Form, type: SubscriptionType, address: string): string {
  const { number, hasBulletins } = lists[type];
  const list = String(number[form.locale()]);
  const parameters: readonly (readonly [string, string])[] = [
    ['u', list],
    ['f', list],
    ['act', 'sub'],
    ['v', '2'],
    ['firstname', personOf(form, 'firstName')],
    ['lastname', personOf(form, 'lastName')],
    ['email', personOf(form, 'email')],
    ...(hasBulletins ? form.fields.flatMap(checkedIn) : []).map((box) => ['nlbox[]', box] as const),
  ];
  const query = parameters.map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replace(halfCharacter, '\ufffd'))}`,
  );
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** As `toWellFormed`, which Firefox before 119 does not have. */
const halfCharacter = /\p{Cs}/gu;

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
