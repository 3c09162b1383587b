import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allowsDark, contrast, type Scheme, tokensOf } from './testing/contrast.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const theme = read('apps/residents/src/styles/theme.css');
const defaults = [
  read('packages/renderer/src/styles/tokens.css'),
  read('apps/residents/src/styles/layout.css'),
];

/** Text colours, each with its background. Source: WCAG 2.2, 1.4.3. */
const text: readonly (readonly [string, string])[] = [
  ['--g-ink', '--g-surface'],
  ['--g-ink', '--g-surface-soft'],
  ['--g-ink', '--g-brand-soft'],
  ['--g-ink', '--g-error-soft'],
  ['--g-ink', '--g-warning-soft'],
  ['--g-ink', '--g-success-soft'],
  ['--g-ink', '--g-ground'],
  ['--g-ink-soft', '--g-surface'],
  ['--g-ink-soft', '--g-surface-soft'],
  ['--g-brand', '--g-surface'],
  ['--g-brand', '--g-surface-soft'],
  ['--g-brand', '--g-brand-soft'],
  ['--g-brand', '--g-error-soft'],
  ['--g-brand', '--g-warning-soft'],
  ['--g-brand', '--g-success-soft'],
  ['--g-brand-deep', '--g-surface'],
  ['--g-brand-deep', '--g-surface-soft'],
  ['--g-brand-deep', '--g-brand-soft'],
  ['--g-on-brand', '--g-brand'],
  ['--g-on-brand', '--g-brand-deep'],
  ['--g-error', '--g-surface'],
  ['--g-error', '--g-surface-soft'],
  ['--g-error', '--g-error-soft'],
  ['--g-warning', '--g-surface'],
  ['--g-success', '--g-surface'],
  ['--g-header-ink', '--g-header-surface'],
  ['--g-footer-ink', '--g-footer-surface'],
];

/** Edges, marks and rings that must be seen. Source: WCAG 2.2, 1.4.11. */
const shapes: readonly (readonly [string, string])[] = [
  ['--g-line-strong', '--g-surface'],
  ['--g-line-strong', '--g-surface-soft'],
  ['--g-brand', '--g-surface'],
  ['--g-error', '--g-surface-soft'],
  ['--g-success', '--g-surface'],
  ['--g-success', '--g-success-soft'],
  ['--g-warning', '--g-warning-soft'],
  // The outer ring shows on what is light, the inner one on what is dark, and each beside the other.
  ['--g-focus', '--g-surface'],
  ['--g-focus', '--g-surface-soft'],
  ['--g-focus', '--g-ground'],
  ['--g-focus', '--g-focus-halo'],
  ['--g-focus-halo', '--g-brand'],
  ['--g-focus-halo', '--g-brand-deep'],
];

/** A theme without a dark scheme is light, whatever a resident's system asks for. */
const schemes: readonly (readonly [string, Scheme])[] = [
  ['where a browser knows of no schemes', { scheme: 'plain' }],
  ['in the light', { scheme: 'light' }],
  ...(allowsDark(theme) ? ([['in the dark', { scheme: 'dark' }]] as const) : []),
];

describe.each(schemes)('%s', (_, scheme) => {
  const tokens = tokensOf([...defaults, theme], scheme);
  const more = tokensOf([...defaults, theme], { ...scheme, hasMoreContrast: true });

  test.each(text)('%s can be read on %s', (ink, ground) => {
    expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(text)('%s on %s is stronger for who asks for more contrast', (ink, ground) => {
    expect(contrast(more, ink, ground)).toBeGreaterThanOrEqual(7);
  });

  test.each(shapes)('%s can be seen on %s, and better with more contrast', (shape, ground) => {
    expect(contrast(tokens, shape, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(more, shape, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['header', '--g-header-surface'],
    ['footer', '--g-footer-surface'],
  ])('the focus shows in the %s', (_place, ground) => {
    const rings = ['--g-focus', '--g-focus-halo'].map((ring) => contrast(tokens, ring, ground));
    expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
  });

  test('the file of the logo is there', () => {
    const file = /^url\("(.+)"\)$/.exec(tokens.get('--g-logo') ?? '')?.[1] ?? '';
    expect(existsSync(join(root, 'apps', 'residents', 'src', 'styles', file))).toBe(true);
  });
});

test('a light page looks the same in every browser', () => {
  const plainTokens = [...tokensOf(defaults, { scheme: 'plain' })];
  expect([...tokensOf(defaults, { scheme: 'light' })]).toEqual(plainTokens);
});

test("the city's own file sets only tokens that there are", () => {
  const known = tokensOf(defaults, { scheme: 'plain' });
  const themeTokens = [...tokensOf([theme], { scheme: 'dark', hasMoreContrast: true }).keys()];
  expect(themeTokens.filter((name) => !known.has(name))).toEqual([]);
  expect(themeTokens).not.toEqual([]);
});

test('every token is described, and nothing else is', () => {
  const described = [...read('docs/theming.md').matchAll(/^\| .*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/`(--g-[\w-]+)`/g)].map(([, name]) => name),
  );
  const known = tokensOf([...defaults, theme], { scheme: 'dark' });
  expect([...new Set(described)].sort()).toEqual([...known.keys()].sort());
});

test('a colour that cannot be weighed, and one too faint, are told apart', () => {
  const sheet = ':root { --g-a: #767676; --g-b: #fff; --g-c: var(--g-d); --g-d: #FFFFFF; }';
  const made = tokensOf([sheet], { scheme: 'light' });
  expect(contrast(made, '--g-a', '--g-c')).toBeCloseTo(4.54, 2);
  expect(contrast(made, '--g-d', '--g-c')).toBe(1);
  expect(() => contrast(made, '--g-a', '--g-b')).toThrow('--g-b is #fff. Write it as #rrggbb');
  expect(() => contrast(made, '--g-a', '--g-e')).toThrow('--g-e is missing');
});

test('a token has the value of the scheme that is asked for', () => {
  const sheet = `
    :root { --g-a: #111111; /* --g-a: #999999; */ }
    @media print { :root { --g-a: #eeeeee; } }
    @supports (color: light-dark(#000, #fff)) {
      :root { --g-a: light-dark(#222222, var(--g-b)); }
      @media screen and (prefers-color-scheme: dark) { :root { --g-c: #444444; } }
    }
    @media (prefers-contrast: more) { :root { --g-a: #000000; } }`;
  const a = (scheme: Scheme) => tokensOf([sheet], scheme).get('--g-a');
  expect(a({ scheme: 'plain' })).toBe('#111111');
  expect(a({ scheme: 'light' })).toBe('#222222');
  expect(a({ scheme: 'dark' })).toBe('var(--g-b)');
  expect(a({ scheme: 'dark', hasMoreContrast: true })).toBe('#000000');
  expect(tokensOf([sheet], { scheme: 'light' }).has('--g-c')).toBe(false);
  expect(tokensOf([sheet], { scheme: 'dark' }).get('--g-c')).toBe('#444444');
  expect(allowsDark('/* color-scheme: light dark */')).toBe(false);
  expect(allowsDark(':root { color-scheme: light dark; }')).toBe(true);
});
