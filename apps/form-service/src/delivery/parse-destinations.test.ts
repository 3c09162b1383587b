import { expect, test } from 'vitest';
import { parseDestinations } from './parse-destinations.ts';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const hook = { kind: 'webhook', url: 'https://hooks.example.ca/a', secrets: [secret] };

function faultsOf(destinations: unknown): readonly string[] {
  const text = typeof destinations === 'string' ? destinations : JSON.stringify({ destinations });
  const parsed = parseDestinations(text, '/srv');
  return parsed.kind === 'wrong' ? parsed.faults : [];
}

test.each<[string, unknown, string]>([
  ['no JSON', `{"destinations": {\n  "a": {"secrets": ["${secret}"],,}}}`, 'look at line 2, column 63'],
  ['half a file', '{"destinations": {', 'look at line 1, column 19'],
  ['another shape', '[]', 'This is not JSON of the form'],
  ['an unknown kind', { a: { ...hook, kind: 'ftp' } }, 'destinations.a.kind: Choose one of'],
  [
    'an unknown setting',
    { a: { ...hook, bodies: 'full' } },
    'destinations.a.bodies: This is unknown. Known are kind, title,',
  ],
  [
    'a password in an address',
    { a: { ...hook, url: 'https://x:canary@b.example' } },
    'destinations.a.url: Write a',
  ],
  [
    'a closed address',
    { a: { ...hook, url: 'http://169.254.169.254/' } },
    'destinations.a.url: This address is',
  ],
  ['a weak key', { a: { ...hook, secrets: ['whsec_Y2FuYXJ5'] } }, 'destinations.a.secrets[0]: Write'],
  ['no key', { a: { ...hook, secrets: [] } }, 'destinations.a.secrets: List 1 to 5'],
  [
    'a header of ours',
    { a: { ...hook, headers: { 'Webhook-Id': 'canary' } } },
    'destinations.a.headers.Webhook-Id',
  ],
  [
    'two lines in a header',
    { a: { ...hook, headers: { a: 'canary\nb: c' } } },
    'destinations.a.headers.a: This',
  ],
  ['a body that nobody knows', { a: { ...hook, body: 'fat' } }, 'destinations.a.body: Choose thin or full'],
  ['no address', { a: { kind: 'email', to: ['Ann <a@b.ca>'] } }, 'destinations.a.to: List e-mail addresses'],
  ['a language', { a: { kind: 'email', to: ['a@b.ca'], language: 'de' } }, 'destinations.a.language: Choose'],
  ['no folder', { a: { kind: 'folder', path: '' } }, 'destinations.a.path: Name a folder'],
  ['a name of another kind', { 'A b': hook }, 'destinations.A b: A name has small letters'],
  ['half a title', { a: { ...hook, title: { en: 'Office' } } }, 'destinations.a.title.fr: Write'],
])('with %s the sentence names the place and the reason, and no secret', (_, destinations, sentence) => {
  const faults = faultsOf(destinations).join('\n');
  expect(faults).toContain(sentence);
  expect(faults).not.toMatch(/canary|whsec_[A-Z]|BwcHBw/);
});
