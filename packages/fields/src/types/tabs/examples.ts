import type { Examples } from '../../examples/example.ts';

const required = { validate: { required: true } };

export const tabsExamples: Examples = {
  'of three': {
    type: 'tabs',
    key: 'application',
    components: [
      {
        key: 'you',
        label: 'About you',
        components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
      },
      {
        key: 'tree',
        label: 'The <em>tree</em>',
        components: [
          { type: 'content', key: 'why', html: '<h4>Why we ask</h4><p>A large tree needs a permit.</p>' },
          { type: 'textfield', key: 'species', label: 'Species', input: true, ...required },
        ],
      },
      {
        key: 'place',
        label: 'Where it stands, with its street and number',
        components: [{ type: 'textfield', key: 'street', label: 'Street', input: true, ...required }],
      },
    ],
  },
  'one above the other': {
    type: 'tabs',
    key: 'dog',
    label: 'Your dog',
    verticalLayout: true,
    components: [
      {
        key: 'dog',
        label: 'Dog',
        components: [
          {
            type: 'panel',
            key: 'licence',
            title: 'Licence',
            components: [{ type: 'textfield', key: 'tag', label: 'Tag', input: true, ...required }],
          },
        ],
      },
      { key: 'owner', components: [{ type: 'textfield', key: 'owner', label: 'Owner', input: true }] },
    ],
  },
};
