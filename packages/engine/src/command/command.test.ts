import type { JsonObject } from '@guichet/definition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { decodeCommand } from './decode-command.ts';
import { buttonOf, encodeCommand } from './encode-command.ts';

/** Keys and ids, with what would part the text among them. */
const target = fc.oneof(
  fc.constantFrom('trees', 'cars[1].drivers', 'f-a', 'a.b', 'my key', '100%', 'a%20b', 'é', '\n', '-'),
  fc.string({ minLength: 1, unit: 'binary' }),
);
const index = fc.nat({ max: 9_999 });
const place: fc.Arbitrary<JsonObject> = fc
  .dictionary(fc.string(), fc.jsonValue())
  // As it came from a search: read from JSON.
  .map((value) => JSON.parse(JSON.stringify(value)));

const bare = <const Kind extends string>(kind: Kind) => fc.constant({ kind });
const ofOne = <const Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), target });
const ofPlace = <const Kind extends string>(kind: Kind) =>
  fc.record({ kind: fc.constant(kind), target, index });

/** A kind without an entry does not compile. */
const commands = {
  language: bare('language'),
  again: bare('again'),
  forward: bare('forward'),
  previous: bare('previous'),
  review: bare('review'),
  enter: bare('enter'),
  cancel: bare('cancel'),
  to: ofOne('to'),
  change: ofOne('change'),
  'row:add': ofOne('row:add'),
  'row:remove': ofPlace('row:remove'),
  'row:removed': ofPlace('row:removed'),
  'row:keep': ofPlace('row:keep'),
  'row:up': ofPlace('row:up'),
  'row:down': ofPlace('row:down'),
  'row:open': ofPlace('row:open'),
  'row:save': ofPlace('row:save'),
  'row:cancel': ofPlace('row:cancel'),
  add: fc.oneof(ofOne('add'), ofPlace('add')),
  remove: ofPlace('remove'),
  choices: ofOne('choices'),
  'file:remove': ofPlace('file:remove'),
  'location:search': ofOne('location:search'),
  'location:again': ofOne('location:again'),
  'location:change': ofOne('location:change'),
  'location:keep': ofOne('location:keep'),
  'location:choose': ofPlace('location:choose'),
  'address:search': ofOne('address:search'),
  'address:choose': fc.record({ kind: fc.constant('address:choose'), target, place }),
} satisfies Record<Command['kind'], fc.Arbitrary<Command>>;

const anyCommand: fc.Arbitrary<Command> = fc.oneof(...Object.values<fc.Arbitrary<Command>>(commands));

test.each(Object.entries<fc.Arbitrary<Command>>(commands))('reads %s as it was written', (_, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (command) => {
      expect(decodeCommand(encodeCommand(command))).toEqual(command);
    }),
  );
});

test('reads nothing that would be written otherwise, and throws at nothing', () => {
  const words = fc.constantFrom(
    ...Object.keys(commands),
    'row:fly',
    'trees',
    '0',
    '01',
    '1e3',
    '{}',
    '{"a":1}',
  );
  const parted = fc
    .array(fc.tuple(words, fc.constantFrom(' ', ':', '  ', '\n', '%', '%20', '')), { maxLength: 5 })
    .map((parts) => parts.flat().join(''));
  const altered = fc.tuple(anyCommand, fc.nat(), fc.string({ maxLength: 2 })).map(([command, at, put]) => {
    const text = encodeCommand(command);
    const place = at % (text.length + 1);
    return text.slice(0, place) + put + text.slice(place + 1);
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), parted, altered), (text) => {
      const command = decodeCommand(text);
      if (command !== undefined) expect(encodeCommand(command)).toBe(text);
    }),
  );
});

test('writes what pages have always said', () => {
  const written: readonly (readonly [string, string, Command])[] = [
    ['guichet:turn', 'enter', { kind: 'enter' }],
    ['guichet:turn', 'to:f-applicant', { kind: 'to', target: 'f-applicant' }],
    ['guichet:turn', 'change:f-name', { kind: 'change', target: 'f-name' }],
    ['guichet:intent', 'language', { kind: 'language' }],
    ['guichet:change', 'row:add cars[1].drivers', { kind: 'row:add', target: 'cars[1].drivers' }],
    ['guichet:change', 'row:save trees 2', { kind: 'row:save', target: 'trees', index: 2 }],
    ['guichet:change', 'add f-a', { kind: 'add', target: 'f-a' }],
    ['guichet:change', 'remove f-a 1', { kind: 'remove', target: 'f-a', index: 1 }],
    ['guichet:change', 'choices street', { kind: 'choices', target: 'street' }],
    ['guichet:change', 'file:remove photos 0', { kind: 'file:remove', target: 'photos', index: 0 }],
    ['guichet:change', 'location:choose home 2', { kind: 'location:choose', target: 'home', index: 2 }],
    ['guichet:change', 'address:search home', { kind: 'address:search', target: 'home' }],
    [
      'guichet:change',
      'address:choose home {"a":"Rue Élm 1"}',
      { kind: 'address:choose', target: 'home', place: { a: 'Rue Élm 1' } },
    ],
  ];
  for (const [name, value, command] of written) expect(buttonOf(command)).toEqual({ name, value });
});

test.each([
  ['', 'nothing', 'row:add', 'row:add ', 'row:fly cars 0', 'row:remove cars', 'row:remove cars 01'],
  [
    'to:',
    'to:a b',
    'forward ',
    'add',
    'add f-a 12345',
    'remove f-a -1',
    'choices a b',
    '__proto__',
    'toString',
  ],
  ['address:choose home', 'address:choose home []', 'address:choose home {', 'to:%', 'row:add %41'],
])('reads nothing in texts that no button says: %s', (...texts) => {
  expect(texts.map(decodeCommand)).toEqual(texts.map(() => undefined));
});

test('reads no command that is longer or deeper than any page writes', () => {
  expect(decodeCommand(`choices ${'a'.repeat(70_000)}`)).toBeUndefined();
  const deep = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  expect(decodeCommand(`address:choose home ${deep}`)).toBeUndefined();
});
