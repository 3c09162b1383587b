import { type ParsedDefinition, parseDefinition } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import { findCardData } from './card-data.ts';

/** Checks an unknown JSON at the door: what cannot be a form, and what no form may ask for. Never throws on any JSON. */
export function parseForm(input: unknown, models: Models): ParsedDefinition {
  const parsed = parseDefinition(input);
  if (parsed.kind === 'refused') return parsed;
  const path = findCardData(parsed.definition.components, models);
  if (path === undefined) return parsed;
  const sentence =
    'The form asks for the number, the expiry date or the security code of a payment card. Only the payment gateway may. Remove the component, and make it a payment form (properties.submissionType).';
  return { kind: 'refused', problems: [{ path, code: 'cardData', sentence }] };
}
