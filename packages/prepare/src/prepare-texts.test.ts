import type { JsonObject } from '@guichet/definition';
import { pageFormOf, textsOf } from '@guichet/engine/prepared';
import { describe, expect, it } from 'vitest';
import { prepare, problemsOf } from './testing/prepare.ts';

function texts(component: JsonObject, i18n: JsonObject = {}) {
  const form = prepare([component], { settings: { i18n } });
  return { en: textsOf(form, 'en'), fr: textsOf(form, 'fr') };
}

const inEnglish = (...children: string[]) => [{ tag: 'span', attributes: { lang: 'en' }, children }];
const plate = { type: 'textfield', key: 'plate', label: 'Plate' };

describe('the texts of a component', () => {
  it('are found by id and setting in every language', () => {
    const written = {
      ...{ description: 'D', tooltip: 'T', placeholder: 'P', prefix: '$', suffix: 'm', errorLabel: 'E' },
      validate: { customMessage: 'C', patternMessage: 'M' },
      errors: { required: 'R' },
    };
    const { en, fr } = texts({ ...plate, ...written }, { fr: { Other: 'Autre' } });
    expect(en).toEqual({
      title: 'Test',
      'plate:label': 'Plate',
      ...{ 'plate:description': 'D', 'plate:tooltip': 'T', 'plate:placeholder': 'P', 'plate:prefix': '$' },
      ...{ 'plate:suffix': 'm', 'plate:errorLabel': 'E', 'plate:validate.customMessage': 'C' },
      ...{ 'plate:validate.patternMessage': 'M', 'plate:errors.required': 'R' },
    });
    expect(fr).toEqual(en);
  });

  it("hold those of the type's own, item by item", () => {
    const radio = { type: 'radio', key: 'r', label: '', values: [{ label: 'Yes' }, {}, null, { label: 3 }] };
    const select = { type: 'select', key: 's', label: '', data: { values: [{ label: '<b>A</b>' }] } };
    expect(texts(radio).en).toMatchObject({ 'r:values.0.label': 'Yes', 'r:values.3.label': '3' });
    expect(texts(select).en).toMatchObject({ 's:data.values.0.label': 'A' });
  });

  it('are translated by key, else by source text, else shown as written', () => {
    const i18n = { fr: { 'plate:label': 'Plaque', Plate: 'Assiette', D: 'F' }, en: { D: 'E' } };
    const { en, fr } = texts({ ...plate, description: 'D', tooltip: 'T' }, i18n);
    expect(fr).toMatchObject({ 'plate:label': 'Plaque', 'plate:description': 'F', 'plate:tooltip': 'T' });
    expect(en).toMatchObject({ 'plate:label': 'Plate', 'plate:description': 'E' });
  });

  it('are translated by the same entry wherever a key repeats', () => {
    const form = prepare([plate, { ...plate, label: 'Your plate' }], {
      settings: { i18n: { fr: { 'plate:label': 'Plaque' } } },
    });
    expect(textsOf(form, 'fr')).toMatchObject({ 'plate:label': 'Plaque', 'plate~2:label': 'Plaque' });
  });

  it('are those of the type where there is no label, and none where it is empty', () => {
    const { label: _, ...bare } = plate;
    expect(texts(bare).fr['plate:label']).toBe('Champ de texte');
    expect(texts(bare, { fr: { 'Text Field': 'Texte' } }).fr['plate:label']).toBe('Texte');
    expect(texts({ ...plate, label: '' }).en).not.toHaveProperty('plate:label');
  });

  it('ignore a translation that is none', () => {
    for (const i18n of [{ fr: [] }, { fr: { Plate: '' } }, { fr: { Plate: 7 } }, { fr: null }]) {
      expect(texts(plate, i18n).fr['plate:label']).toEqual(inEnglish('Plate'));
    }
    expect(texts({ ...plate, label: 'toString' }, { fr: {} }).fr['plate:label']).toEqual(
      inEnglish('toString'),
    );
  });

  it('leave their own names to messages', () => {
    const written = { errors: { minLength: '<b>At least</b> {{ length }} &amp; more' } };
    expect(texts({ ...plate, ...written }).en['plate:errors.minLength']).toBe('At least {{ length }} & more');
  });

  it('break a tooltip where its author did', () => {
    expect(texts({ ...plate, tooltip: 'One\nTwo\n' }).en['plate:tooltip']).toEqual([
      'One',
      { tag: 'br' },
      'Two',
    ]);
  });
});

describe('what is wrong in a text', () => {
  it('is reported once, where it stands', () => {
    const french = { settings: { i18n: { fr: { Other: 'Autre' } } } };
    expect(problemsOf([{ ...plate, label: 'A {{ f() }}' }], french)).toEqual([
      'components[0].label: templateNotSupported',
    ]);
    const radio = { type: 'radio', key: 'r', values: [{ label: '<iframe src="x"></iframe>' }] };
    expect(problemsOf([radio], french)).toEqual(['components[0].values[0].label: elementNotAllowed']);
  });

  it('is reported in a translation at the translation', () => {
    expect(problemsOf([plate], { settings: { i18n: { fr: { Plate: '<script>x</script>' } } } })).toEqual([
      'settings.i18n.fr["Plate"]: elementNotAllowed',
    ]);
  });
});

describe('what happens next', () => {
  const nextStepsOf = (settings: JsonObject) => {
    const form = prepare([plate], { settings });
    return [textsOf(form, 'en').nextSteps, textsOf(form, 'fr').nextSteps];
  };

  it('is a plain text, translated by its name, else by what it says, else shown as written', () => {
    const nextSteps = 'We <b>write</b> to you.\nYou pay.';
    expect(nextStepsOf({ nextSteps })).toEqual([nextSteps, nextSteps]);
    expect(nextStepsOf({ nextSteps, i18n: { fr: { [nextSteps]: 'Payez.' } } })).toEqual([
      nextSteps,
      'Payez.',
    ]);
    expect(nextStepsOf({ nextSteps, i18n: { fr: { [nextSteps]: 'Non.', nextSteps: 'Oui.' } } })[1]).toBe(
      'Oui.',
    );
  });

  it.each([undefined, '', ' \n', 3, { en: 'x' }, null])(
    'is nothing of the form where it says %j',
    (nextSteps) => {
      expect(nextStepsOf(nextSteps === undefined ? {} : { nextSteps })).toEqual([undefined, undefined]);
    },
  );
});

describe('a form without French', () => {
  const html = '<p>Bring <b>proof</b>.</p>';
  const form = prepare([plate, { type: 'content', key: 'words', html }], { settings: { i18n: { fr: {} } } });

  it('says so, and its author is told', () => {
    expect(form.untranslated).toEqual(['fr']);
    expect(pageFormOf(form).untranslated).toEqual(['fr']);
    expect(form.problems.map(({ path, code }) => [path, code])).toEqual([
      ['settings.i18n.fr', 'untranslated'],
    ]);
  });

  it('marks each text on its French page as English, and none on the English one', () => {
    const { en, fr } = { en: textsOf(form, 'en'), fr: textsOf(form, 'fr') };
    expect(fr['plate:label']).toEqual(inEnglish('Plate'));
    expect(fr['words:html']).toMatchObject([{ tag: 'p', attributes: { lang: 'en' } }]);
    expect(JSON.stringify(en)).not.toContain('"lang"');
  });

  it('is none that has some French, here or in a form within, and none that has no words', () => {
    const translated = { settings: { i18n: { fr: { Plate: 'Plaque' } } } };
    const within = { type: 'form', key: 'f', input: true, components: [plate], ...translated };
    for (const prepared of [
      prepare([plate, { ...plate, key: 'b', label: 'B' }], translated),
      prepare([within]),
    ]) {
      expect([
        prepared.untranslated,
        prepared.problems.filter(({ code }) => code === 'untranslated'),
      ]).toEqual([undefined, []]);
    }
    expect(prepare([{ ...plate, label: '1' }]).untranslated).toBeUndefined();
  });
});

it.each([
  ['validate.patternMessage', { validate: { pattern: '\\d', patternMessage: 'Like {{ regex }}' } }],
  ['validate.customMessage', { validate: { pattern: '\\d', customMessage: 'Like {{setting}}' } }],
  ['errors.pattern', { validate: { pattern: '\\d' }, errors: { pattern: '{{field}}: {{pattern}}' } }],
])('a message that shows a regular expression is left out, and its author told: %s', (setting, component) => {
  const form = prepare([{ ...plate, ...component }], { settings: { i18n: { fr: { Plate: 'Plaque' } } } });
  expect(form.problems.map(({ path, code }) => [path, code])).toEqual([
    [`components[0].${setting}`, 'showsPattern'],
  ]);
  expect(textsOf(form, 'en')).not.toHaveProperty(`plate:${setting}`);
});
