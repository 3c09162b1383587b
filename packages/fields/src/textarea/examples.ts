import type { Examples } from '../example.ts';

export const textareaExamples: Examples = {
  plain: { type: 'textarea', key: 'message', label: 'Message', input: true, validate: { required: true } },
  'with everything': {
    type: 'textarea',
    key: 'where',
    label: 'Where is it?',
    description: 'The nearest address, or a corner.',
    tooltip: 'So that a crew finds it.',
    placeholder: 'Corner of Main and First',
    input: true,
    rows: 6,
    autoExpand: true,
    spellcheck: false,
    validate: { required: true, minLength: 5, maxLength: 500 },
  },
  counted: {
    type: 'textarea',
    key: 'reason',
    label: 'Reason',
    input: true,
    showCharCount: true,
    showWordCount: true,
    validate: { maxLength: 2000, maxWords: 300 },
  },
  'of several lines': {
    type: 'textarea',
    key: 'notes',
    label: 'Notes',
    input: true,
    defaultValue: '\nThe first line is empty.\n\tThis one begins with a tab, and <b>this</b> is no markup.',
  },
  disabled: {
    type: 'textarea',
    key: 'terms',
    label: 'Terms',
    input: true,
    disabled: true,
    defaultValue: 'As they are.',
  },
};
