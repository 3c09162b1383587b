import type { Examples } from '../example.ts';

export const signatureExamples: Examples = {
  plain: {
    type: 'signature',
    key: 'signature',
    label: 'Your signature',
    input: true,
    validate: { required: true },
  },
  'with its own words, and colours': {
    type: 'signature',
    key: 'consent',
    label: 'Consent of the owner',
    description: 'I agree that <strong>the tree may be cut</strong>.',
    tooltip: 'Your neighbours will be told.',
    input: true,
    footer: 'The <em>owner</em> signs here',
    penColor: 'rgb(15, 76, 129)',
    backgroundColor: '#ffffff',
    minWidth: '1',
    maxWidth: '4',
    height: '100px',
  },
  disabled: {
    type: 'signature',
    key: 'former',
    label: 'Signature of last year',
    input: true,
    disabled: true,
    defaultValue:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGNgYPiPhEjjAQB0wg/xGUvX4wAAAABJRU5ErkJggg==',
  },
};
