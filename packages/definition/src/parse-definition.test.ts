import { describe, expect, it } from 'vitest';
import { parseDefinition } from './parse-definition.ts';

const form = { path: 'permit', components: [] };
const codesOf = (input: unknown) => {
  const parsed = parseDefinition(input);
  return parsed.kind === 'form' ? 'form' : parsed.problems.map(({ path, code }) => `${path}: ${code}`);
};

/** Lists inside lists, as many as asked for. */
function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < levels; level += 1) value = [value];
  return value;
}

describe('a definition', () => {
  it('opens with nothing but a path and components, the rest at its default', () => {
    expect(parseDefinition({ path: ' Permit ', components: [] })).toEqual({
      kind: 'form',
      definition: {
        title: '',
        path: 'permit',
        display: 'form',
        components: [],
        properties: {},
        settings: {},
        wizard: {},
      },
    });
  });

  it('keeps title, display, properties and settings', () => {
    const whole = {
      ...form,
      title: 'Permit',
      display: 'wizard',
      components: [{ type: 'panel' }],
      properties: { fr: 'Permis' },
      settings: { draft: true },
    };
    const wizard = { buttonSettings: { showCancel: false }, disableWizardSubmit: true };
    expect(parseDefinition({ ...whole, ...wizard, name: 'x' })).toEqual({
      kind: 'form',
      definition: { ...whole, wizard },
    });
  });

  it('opens when settings that it can do without are of a wrong shape', () => {
    const parsed = parseDefinition({ ...form, title: 7, display: 'pdf', properties: [], settings: 'x' });
    expect(parsed.kind === 'form' && parsed.definition).toMatchObject({
      title: '',
      display: 'form',
      properties: {},
      settings: {},
    });
  });

  it.each([[null], [undefined], [[]], ['form'], [7], [true]])('is not %j', (input) => {
    expect(codesOf(input)).toEqual([': notAnObject']);
  });

  it('is refused with every reason at once', () => {
    expect(codesOf({ path: 'api', components: {} })).toEqual([
      'path: reservedPath',
      'components: noComponents',
    ]);
  });

  it('says what to do about each', () => {
    const parsed = parseDefinition({});
    expect(parsed.kind === 'refused' && parsed.problems.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('Give it one'),
      expect.stringContaining('Give it "components"'),
    ]);
  });
});

describe('a hostile definition', () => {
  it.each(['components', 'settings', 'properties', 'anything'])(
    'is refused when its %s are nested without end',
    (name) => {
      expect(codesOf({ ...form, [name]: nested(90) })).toBe('form');
      expect(codesOf({ ...form, [name]: nested(100_000) })).toEqual([': tooLarge']);
    },
  );

  it('is refused when it holds itself', () => {
    const components: unknown[] = [];
    components.push(components);
    expect(codesOf({ ...form, components })).toEqual([': tooLarge']);
  });

  it('is refused above 5,000 components', () => {
    const component = { type: 'textfield', key: 'a' };
    expect(codesOf({ ...form, components: Array(5_000).fill(component) })).toBe('form');
    expect(codesOf({ ...form, components: Array(5_001).fill(component) })).toEqual(['components: tooLarge']);
  });

  it('is refused above 500,000 values', () => {
    expect(codesOf({ ...form, settings: { list: Array(500_000).fill(0) } })).toEqual([': tooLarge']);
  });

  it('is read by its own keys only', () => {
    expect(codesOf(JSON.parse('{"__proto__": {"path": "a", "components": []}}'))).toEqual([
      'path: missingPath',
      'components: noComponents',
    ]);
  });
});
