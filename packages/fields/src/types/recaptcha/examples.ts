import type { Examples } from '../../examples/example.ts';

export const recaptchaExamples: Examples = {
  plain: {
    type: 'recaptcha',
    key: 'check',
    label: 'reCAPTCHA',
    input: true,
    eventType: 'formLoad',
    validate: { required: true },
  },
};
