import type { Examples } from '../example.ts';

export const buttonExamples: Examples = {
  primary: { type: 'button', key: 'submit', label: 'Send the application', input: true },
  secondary: { type: 'button', key: 'submit', label: 'Send', input: true, theme: 'secondary', block: true },
};
