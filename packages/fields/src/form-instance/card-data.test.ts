import type { Model } from '@guichet/engine';
import { prepareForm } from '@guichet/prepare';
import { expect, test } from 'vitest';
import { models } from '../models.ts';

const asks = (component: object) =>
  prepareForm({ path: 'a', components: [{ type: 'textfield', ...component }] }, { models }).kind ===
  'notAForm';

test.each([
  [{ key: 'creditCardNumber' }],
  [{ key: 'credit_card_no' }],
  [{ key: 'a', label: 'Credit card #' }],
  [{ key: 'a', label: 'Credit card' }],
  [{ key: 'a', label: 'Debit card number' }],
  [{ key: 'a', label: 'Visa card number' }],
  [{ key: 'a', label: 'Numéro de carte de crédit' }],
  [{ key: 'a', label: 'N° de carte bancaire' }],
  [{ key: 'a', label: 'Numéro de la carte de débit' }],
  [{ key: 'a', label: 'Credit card expiry date', type: 'datetime' }],
  [{ key: 'a', label: 'Date d’expiration de la carte de crédit', type: 'day' }],
  [{ key: 'cvv' }],
  [{ key: 'cardCvc2' }],
  [{ key: 'a', label: 'Card security code' }],
  [{ key: 'a', label: 'Code de sécurité de la carte' }],
  [{ key: 'a', label: 'Cryptogramme visuel' }],
  [{ key: 'a', label: 'Number', type: 'number', autocomplete: 'section-pay cc-number' }],
  [{ key: 'a', autocomplete: 'cc-csc', type: 'password' }],
  [{ key: 'cvv', type: 'currency' }],
  [{ key: 'cvv', type: 'time' }],
  [{ key: 'cvv', type: 'tags' }],
  [{ key: 'cvv', type: 'phoneNumber' }],
  [{ key: 'cvv', type: 'url' }],
])('asks for the data of a payment card: %o', (component) => {
  expect(asks(component)).toBe(true);
});

test.each([
  [{ key: 'healthCardNumber', label: 'Health card number' }],
  [{ key: 'a', label: 'Library card number' }],
  [{ key: 'a', label: 'Membership card expiry date' }],
  [{ key: 'a', label: 'Numéro de carte d’assurance maladie' }],
  [{ key: 'a', label: 'Numéro de la carte de bibliothèque' }],
  [{ key: 'cardNumber', label: 'Card number' }],
  [{ key: 'a', label: 'Security code of the building' }],
  [{ key: 'a', label: 'Last four digits of your credit card' }],
  [{ key: 'a', label: 'Name on the credit card' }],
  [{ key: 'a', label: 'Bank account number' }],
  [{ key: 'a', label: 'Discard date' }],
  [{ key: 'paymentMethod', label: 'Credit card', type: 'radio' }],
  [{ key: 'payBy', label: 'Pay by credit card', type: 'checkbox' }],
  [{ key: 'note', label: 'Credit card number: never write it here', type: 'content' }],
])('does not: %o', (component) => {
  expect(asks(component)).toBe(false);
});

test('a form that asks for it in any part of it is refused, with its place', () => {
  const column = { components: [{ type: 'number', key: 'cvv', label: 'CVV' }] };
  const columns = { type: 'columns', key: 'c', columns: [{ components: [] }, column] };
  expect(
    prepareForm({ path: 'a', components: [{ type: 'textfield', key: 'b' }, columns] }, { models }),
  ).toMatchObject({
    kind: 'notAForm',
    problems: [{ code: 'cardData', path: 'components[1].columns[1].components[0]' }],
  });
});

test('a name that stands for a type is what it stands for', () => {
  const line = { ...models.textfield, alias: { type: 'textfield', defaults: {} } } as Model;
  const components = [{ type: 'line', key: 'cvv' }];
  expect(prepareForm({ path: 'a', components }, { models: { ...models, line } }).kind).toBe('notAForm');
});
