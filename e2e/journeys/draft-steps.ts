import fc from 'fast-check';

/** One thing that a resident does, or that happens to them. `isKept`: after all that was filled in is kept. */
export type Step =
  | { readonly kind: 'type'; readonly field: 'name' | 'note'; readonly text: string }
  | { readonly kind: 'killBrowser' | 'newTab' | 'reload' | 'back'; readonly isKept: boolean }
  | { readonly kind: 'language' | 'offline' | 'online' | 'upload' | 'send' }
  | { readonly kind: 'killServer' | 'publish' | 'nextDay' | 'nextWeek' };

const text = fc.stringMatching(/^[a-z]{1,8}$/);

/** Those that cost seconds come seldom. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('type'), field: fc.constantFrom('name', 'note'), text }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('killBrowser', 'newTab'), isKept: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('reload', 'back'), isKept: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('language', 'offline', 'online', 'upload', 'send', 'send'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('killServer', 'publish', 'nextDay', 'nextWeek') }),
  },
);
