import type { Examples } from '../../examples/example.ts';

const base = { type: 'file', input: true, storage: 'url', url: '/api/file' };

const plan = {
  storage: 'url',
  name: 'plan-1.pdf',
  originalName: 'Plan of the garden.pdf',
  size: 245_760,
  type: 'application/pdf',
  url: '/api/file/0000000000000000000000000000000000000001',
};

export const fileExamples: Examples = {
  one: {
    ...base,
    key: 'lease',
    label: 'Your lease',
    description: 'A scan or a photo of all its pages.',
    filePattern: '.pdf,.jpg,.png',
    fileMinSize: '1KB',
    fileMaxSize: '4MB',
    validate: { required: true },
  },
  several: {
    ...base,
    key: 'photos',
    label: 'Photos of the place',
    multiple: true,
    filePattern: 'image/*',
    fileMaxSize: '10MB',
    properties: { maxFiles: '3' },
    webcam: true,
    image: true,
    imageSize: '120',
  },
  filled: {
    ...base,
    key: 'plans',
    label: 'Plans',
    multiple: true,
    fileTypes: [
      { label: 'Plan', value: 'plan' },
      { label: 'Letter', value: 'letter' },
    ],
    defaultValue: [plan],
  },
  disabled: { ...base, key: 'former', label: 'Former plans', disabled: true, defaultValue: [plan] },
};
