import { expect, test } from 'vitest';
import { parseUploadSettings } from './parse-upload-settings.ts';

function parse(env: Readonly<Record<string, string>>) {
  const faults: string[] = [];
  const settings = parseUploadSettings({
    text: (name) => env[name],
    refuse: (name, why) => void faults.push(`${name} ${why}`),
  });
  return { settings, faults };
}

test('without settings files lie on the disk, unscanned, in no field that names no storage', () => {
  expect(parse({})).toEqual({
    settings: {
      ...{ files: undefined, scan: undefined, unsetStorage: undefined, origins: [] },
      keptForMs: Number.POSITIVE_INFINITY,
    },
    faults: [],
  });
});

test('each setting is read', () => {
  const { settings, faults } = parse({
    FILES_URL: 's3://city-files/guichet/?region=ca-central-1&endpoint=https://s3.example.ca',
    SCAN_URL: 'clamd://[::1]:3399',
    SCAN_REQUIRED: 'false',
    DEFAULT_FILE_STORAGE: 'resumable',
    UPLOAD_ORIGINS: 'https://files.example.ca, http://localhost:8080',
    KEPT_FILES_DAYS: '30',
  });
  expect(faults).toEqual([]);
  expect(settings).toEqual({
    files: {
      bucket: 'city-files',
      prefix: 'guichet/',
      region: 'ca-central-1',
      endpoint: 'https://s3.example.ca',
      isPathStyle: true,
    },
    scan: { host: '::1', port: 3399, isRequired: false },
    unsetStorage: 'resumable',
    origins: ['https://files.example.ca', 'http://localhost:8080'],
    keptForMs: 30 * 24 * 60 * 60 * 1000,
  });
  expect(parse({ SCAN_URL: 'clamd://scanner' }).settings.scan).toEqual({
    host: 'scanner',
    port: 3310,
    isRequired: true,
  });
  expect(parse({ FILES_URL: 's3://city-files' }).settings.files).toMatchObject({
    prefix: '',
    isPathStyle: false,
  });
});

test.each([
  { FILES_URL: '/srv/files' },
  { FILES_URL: 's3://key:secret@bucket/' },
  { FILES_URL: 's3://bucket?regoin=x' },
  { FILES_URL: 's3://bucket?endpoint=ftp://x' },
  { SCAN_URL: 'http://scanner:3310' },
  { SCAN_URL: 'clamd://scanner/path' },
  { SCAN_REQUIRED: 'true' },
  { SCAN_URL: 'clamd://scanner', SCAN_REQUIRED: 'yes' },
  { DEFAULT_FILE_STORAGE: 'azure' },
  { UPLOAD_ORIGINS: 'https://files.example.ca/path' },
  { UPLOAD_ORIGINS: '*' },
  { KEPT_FILES_DAYS: '0' },
  { KEPT_FILES_DAYS: 'for ever' },
])('%o is refused in words', (env) => {
  const { faults } = parse(env);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(
    /^(FILES_URL|SCAN_URL|SCAN_REQUIRED|DEFAULT_FILE_STORAGE|UPLOAD_ORIGINS|KEPT_FILES_DAYS) .*\. ?/,
  );
  expect(faults[0]).not.toContain('secret');
});
