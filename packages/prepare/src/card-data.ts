import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import { namesFor } from './without-alias.ts';

/** `cc-name` and `cc-type` are no secret of the card. */
const cardAutocomplete = /\bcc-(?:number|exp|exp-month|exp-year|csc)\b/;

const card =
  /\b(?:credit|debit|bank|payment) ?cards?\b|\b(?:visa|master ?card|amex|american express)\b|\bcartes? (?:bancaires?|de (?:credit|debit|paiement))\b/;

/** The last four digits may be known. A name or a kind of card gives nothing away. */
const harmless =
  /\b(?:last (?:4|four)|(?:4|quatre) derniers?|name|holder|nom|titulaire|type|kind|sorte|authori[sz]ation|autorisation)\b/;

const number = /\b(?:numbers?|no|nos|num|nbr|digits|numeros?|chiffres|pan)\b|#/;
const expiry = /\b(?:expiry|expires?|expiration|exp|echeance|valid (?:until|thru|through)|valide jusqu)\b/;
const securityCode = /\b(?:cvv2?|cvc2?|cvn)\b|\bcryptogramme\b/;
const securityCodeOfCard =
  /\b(?:security|verification) (?:code|number)\b|\bcode de (?:securite|verification)\b/;
const anyCard = /\b(?:cards?|cartes?)\b/;

/**
 * Where a form asks for the data of a payment card: the path of the first such component. A city takes no card
 * data in its forms; that is the payment gateway's to ask for. A choice of how to pay asks for none.
 */
export function findCardData(components: readonly Json[], models: Models): string | undefined {
  const typed = namesFor(
    Object.keys(models).filter((type) => models[type]?.isText === true || models[type]?.isTyped === true),
    models,
  );
  // With a list of its own, last first: a hostile depth must not end in a stack overflow.
  const waiting: { readonly value: Json; readonly path: string }[] = [];
  const wait = (inner: readonly (readonly [string, Json | undefined])[]) => {
    for (const [path, value] of inner.toReversed())
      if (typeof value === 'object' && value !== null) waiting.push({ path, value });
  };
  wait(components.map((component, at) => [`components[${at}]`, component]));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (Array.isArray(value)) wait(value.map((item, at) => [`${path}[${at}]`, item]));
    else if (isJsonObject(value)) {
      if (asksForCard(value, typed)) return path;
      wait(Object.entries(value).map(([name, item]) => [`${path}.${name}`, item]));
    }
  }
  return undefined;
}

function asksForCard({ type, key, label, autocomplete }: JsonObject, typed: ReadonlySet<string>): boolean {
  if (typeof type !== 'string' || !typed.has(type)) return false;
  return (
    (typeof autocomplete === 'string' && cardAutocomplete.test(autocomplete)) ||
    [key, label].some((text) => typeof text === 'string' && namesCardData(displayValueOf(text)))
  );
}

/** Whether these words, in lower case and without accents, name what must be kept secret of a card. */
function namesCardData(words: string): boolean {
  if (securityCode.test(words)) return true;
  if (securityCodeOfCard.test(words) && anyCard.test(words)) return true;
  const named = card.exec(words)?.[0];
  if (named === undefined || harmless.test(words)) return false;
  return named === words || number.test(words) || expiry.test(words);
}

/** `creditCardNumber`, `credit_card_number` and `N° de carte de crédit` as words. */
function displayValueOf(text: string): string {
  return text
    .slice(0, 1000)
    .replace(/n[°ºo]\.?(?= ?d)/gi, 'numero ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim();
}
