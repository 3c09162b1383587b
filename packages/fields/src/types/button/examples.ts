import type { Json, JsonObject } from '@guichet/definition';
import type { Examples } from '../../examples/example.ts';

const button = (label: string, more: JsonObject = {}): Json => ({
  ...{ type: 'button', key: 'submit', label, input: true },
  ...more,
});

export const buttonExamples: Examples = {
  primary: button('Send the application'),
  secondary: button('Send', { theme: 'secondary', block: true }),
  danger: button('Refuse', { theme: 'danger', size: 'sm' }),
  warning: button('Send back', { theme: 'warning' }),
  success: button('Accept', { theme: 'success', size: 'lg' }),
  'with an icon': button('Print', { leftIcon: 'fa fa-print', rightIcon: 'fa fa-arrow-right' }),
  'that waits for complete answers': button('Send', { disableOnInvalid: true }),
  reset: button('Start over', { action: 'reset', key: 'reset' }),
  event: button('Find my number', { action: 'event', event: 'find', key: 'find' }),
  custom: button('Copy the address', { action: 'custom', custom: 'data.copied = true', key: 'copy' }),
  'that saves': button('Save for later', { action: 'saveState', state: 'draft', key: 'save' }),
};
