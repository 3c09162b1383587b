import { expect, test } from 'vitest';
import { findCardData } from './card-data.ts';
import { parseDefinition } from './parse-definition.ts';

const asks = (component: object) => findCardData([{ type: 'textfield', ...component }]) !== undefined;

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
    parseDefinition({ path: 'a', components: [{ type: 'textfield', key: 'b' }, columns] }),
  ).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'cardData', path: 'components[1].columns[1].components[0]' }],
  });
});
