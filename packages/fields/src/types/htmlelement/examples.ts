import type { Examples } from '../../examples/example.ts';

export const htmlelementExamples: Examples = {
  paragraph: {
    type: 'htmlelement',
    key: 'intro',
    tag: 'p',
    className: 'lead',
    content: 'Before you begin, <strong>read this</strong>, {{ data.name || data.intro }}.',
  },
  link: {
    type: 'htmlelement',
    key: 'link',
    tag: 'a',
    attrs: [
      { attr: 'href', value: 'https://example.ca/parks?a=1&b=2' },
      { attr: 'title', value: 'Parks "of the city"' },
      { attr: 'onclick', value: 'alert(1)' },
    ],
    content: 'All parks',
  },
  'line across': { type: 'htmlelement', key: 'line', tag: 'hr', content: '' },
  'of a kind that is not drawn': { type: 'htmlelement', key: 'script', tag: 'script', content: 'alert(1)' },
};
