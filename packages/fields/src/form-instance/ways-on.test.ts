import type { Json, JsonObject } from '@guichet/definition';
import { prepareForm } from '@guichet/prepare';
import { describe, expect, test } from 'vitest';
import { models } from '../models.ts';

const text: JsonObject = { type: 'textfield', key: 'a', label: 'A', input: true };
const content: JsonObject = { type: 'content', key: 'c', html: '<p>Read this.</p>' };
const send: JsonObject = { type: 'button', key: 'send', label: 'Send', input: true, action: 'submit' };
const off = { next: false, submit: false };
const panel = (key: string, components: Json[], more: JsonObject = {}): JsonObject => ({
  ...{ type: 'panel', key, title: key, components },
  ...more,
});

function emitted(components: readonly Json[], top: JsonObject = {}) {
  const prepared = prepareForm(
    { title: 'Test', path: 'test', display: 'wizard', ...top, components },
    { models },
  );
  return prepared.kind === 'prepared' ? prepared.form.problems.filter(({ code }) => code === 'noWayOn') : [];
}
const paths = (...given: Parameters<typeof emitted>) => emitted(...given).map(({ path }) => path);

describe('the author gets a problem for a page from which nothing leads on', () => {
  test('by its path, and what to do', () => {
    const pages = [
      text,
      panel('one', [text], { buttonSettings: off }),
      panel('two', [], { buttonSettings: off }),
    ];
    expect(emitted(pages)).toEqual([
      {
        path: 'components[1].buttonSettings.next',
        code: 'noWayOn',
        sentence:
          'This page has no way on: "buttonSettings" hides its button "next". Our site draws it all the same; a page that embeds the form must have its own. If none does, remove the setting.',
      },
      expect.objectContaining({ path: 'components[2].buttonSettings.submit' }),
    ]);
  });

  test('also where the form as a whole switches the button off, or its order leaves it out', () => {
    const two = [panel('one', [text]), panel('two', [])];
    expect(paths(two, { buttonSettings: { showNext: false } })).toEqual(['components[0]']);
    expect(paths(two, { settings: { review: true }, properties: { wizardButtonOrder: 'submit' } })).toEqual([
      'components[0]',
      'components[1]',
    ]);
  });

  test.each<[string, readonly Json[], JsonObject?]>([
    [
      'the button is one that the page has not anyway',
      [panel('one', [text], { buttonSettings: { next: false } })],
    ],
    ['a button of its own sends', [panel('one', [text, send], { buttonSettings: off })]],
    [
      'the page is permanently hidden',
      [panel('one', [text]), panel('two', [], { hidden: true, buttonSettings: off })],
    ],
    ['there is nothing to send', [panel('one', [content], { buttonSettings: off })]],
    ['the form is no wizard', [panel('one', [text], { buttonSettings: off })], { display: 'form' }],
  ])('not where %s', (_, components, top) => {
    expect(paths(components, top)).toEqual([]);
  });
});
