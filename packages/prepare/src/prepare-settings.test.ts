import { describe, expect, it } from 'vitest';
import { prepare, prepareOne, problemsOf } from './testing/prepare.ts';

const text = { type: 'textfield', key: 'a' };

describe('the settings of a component', () => {
  it('are left out where they say nothing', () => {
    const defaults = {
      ...{
        hidden: false,
        disabled: false,
        multiple: false,
        tabindex: '',
        persistent: true,
        labelPosition: 'top',
      },
      ...{ customClass: '', validateOn: 'change', defaultValue: null, attributes: {}, properties: {} },
      validate: { required: false, minLength: '', maxLength: '', pattern: '', custom: '' },
      conditional: { show: null, when: null, eq: '' },
    };
    expect(prepareOne({ ...text, ...defaults })).toEqual({
      ...text,
      id: 'a',
      clearOnHide: true,
      settings: {},
    });
    expect(problemsOf([{ ...text, ...defaults }])).toEqual([]);
  });

  it('are kept where they do', () => {
    const written = {
      ...{ hidden: true, disabled: true, hideLabel: true, protected: true, autofocus: true },
      ...{
        persistent: 'client-only',
        labelPosition: 'left-left',
        customClass: 'mt-3',
        autocomplete: 'email',
      },
      ...{ validateOn: 'blur', defaultValue: ['x'], properties: { a: 'b' } },
    } as const;
    expect(prepareOne({ ...text, ...written })).toMatchObject(written);
  });

  it('are numbers when they are numbers as text', () => {
    expect(prepareOne({ ...text, tabindex: '3', validate: { minLength: '2', maxLength: 10 } })).toMatchObject(
      {
        tabindex: 3,
        validate: { minLength: 2, maxLength: 10 },
      },
    );
  });

  it('are ignored and reported where they are of a wrong type', () => {
    const wrong = {
      ...{ hidden: 'yes', persistent: 'never', label: ['a'], customClass: {}, tabindex: 'first' },
      ...{ validate: { minLength: 'two', pattern: 5, required: 'x' }, attributes: 'id', components: {} },
    };
    expect(prepareOne({ ...text, ...wrong })).toEqual({ ...text, id: 'a', clearOnHide: true, settings: {} });
    expect(problemsOf([{ ...text, ...wrong }]).toSorted()).toEqual(
      [
        'hidden',
        'persistent',
        'label',
        'customClass',
        'tabindex',
        'validate.minLength',
        'validate.pattern',
        'attributes',
        'components',
      ]
        .map((setting) => `components[0].${setting}: wrongType`)
        .toSorted(),
    );
  });

  it.each(['hidden', 'disabled', 'hideLabel', 'protected'])(
    'take "true" for true in %s, and tell its author',
    (name) => {
      expect(prepareOne({ ...text, [name]: 'true' })).toMatchObject({ [name]: true });
      expect(prepareOne({ ...text, [name]: 'false' })).not.toHaveProperty(name);
      expect(problemsOf([{ ...text, [name]: 'true' }])).toEqual([`components[0].${name}: wrongType`]);
    },
  );

  it('take "true" for true also where they are those of a type, or of its rules', () => {
    const grid = { type: 'datagrid', key: 'g', disableAddingRemovingRows: 'true', components: [text] };
    const asMeant = { ...grid, disableAddingRemovingRows: true };
    expect(prepareOne(grid).settings).toEqual(prepareOne(asMeant).settings);
    expect(prepareOne({ ...text, validate: { skipMaskValidation: 'true' } }).validate).toEqual({
      skipMaskValidation: true,
    });
  });

  it('give a control the attributes that do no harm, and tell of the others', () => {
    const kept = {
      ...{ title: 'T', 'data-testid': 'x', inputmode: 'numeric', 'aria-label': 'L', lang: 'fr' },
      ...{ maxlength: '8', minlength: '2', pattern: '[A-Z]*', wrap: 'off', readonly: 'readonly' },
    };
    const refused = {
      ...{ onclick: 'alert(1)', onFocus: 'alert(1)', style: 'display:none', name: 'other', id: 'f-b' },
      ...{ type: 'hidden', class: 'x', form: 'other', formaction: '/x', 'data-field': 'f-b', value: 'x' },
      ...{ 'aria-hidden': 'true', disabled: true, list2: 'x' },
    };
    const component = { ...text, attributes: { ...kept, ...refused, 'aria-labelledby': 'a b' } };
    expect(prepareOne(component).attributes).toEqual({ ...kept, 'aria-labelledby': 'author-a author-b' });
    const problems = problemsOf([component]);
    expect(problems).toEqual(Object.keys(refused).map(() => 'components[0].attributes: attributeNotAllowed'));
  });

  it('say nothing of what only marks a control for the page of a host', () => {
    const marked = { ...text, autocomplete: false, attributes: { ZAC_TYPE: 'GROUP', CITY2_LIST: 'users' } };
    expect(problemsOf([marked])).toEqual([]);
    expect(prepareOne(marked)).not.toHaveProperty('attributes');
    expect(prepareOne(marked)).not.toHaveProperty('autocomplete');
  });

  it.each([
    { autocomplete: true },
    { attributes: { ONCLICK: 'alert(1)' } },
    { attributes: { zac_type: 'GROUP' } },
    { attributes: { _TYPE: 'GROUP' } },
  ])('still report what only looks like such a mark: %j', (settings) => {
    expect(problemsOf([{ ...text, ...settings }])).toHaveLength(1);
  });

  it('are read from the attributes of the control where nothing else says them', () => {
    const attributes = {
      SIZE: 8,
      autocomplete: 'tel',
      tabindex: 3,
      placeholder: 'ON',
      spellcheck: 'false',
    };
    const component = prepareOne({ ...text, autocomplete: '', placeholder: '', attributes });
    expect(component).toMatchObject({
      autocomplete: 'tel',
      tabindex: 3,
      settings: { size: 8 },
    });
    expect(component.attributes).toBeUndefined();
    expect(prepareOne({ ...text, size: 20, tabindex: 1, attributes })).toMatchObject({
      ...{ tabindex: 1, settings: { size: 20 } },
    });
    const french = { settings: { i18n: { fr: { ON: 'ON' } } } };
    expect(problemsOf([{ ...text, attributes }], french)).toEqual([]);
  });

  it.each([
    ['given-name', true],
    ['section-one shipping home tel', true],
    ['Postal-Code', true],
    ['off', true],
    ['nope', false],
    ['email email', false],
    ['', false],
  ])('ask browsers to fill in %j: %j', (autocomplete, isKnown) => {
    const component = { ...text, autocomplete };
    expect(prepareOne(component).autocomplete).toBe(isKnown ? autocomplete : undefined);
    const emitted = isKnown || autocomplete === '' ? [] : ['components[0].autocomplete: wrongType'];
    expect(problemsOf([component])).toEqual(emitted);
  });

  it.each([
    [true, true],
    ['true', true],
    [false, undefined],
    ['false', undefined],
    [1, undefined],
  ])('ask for an answer when required is %j: %j', (required, asked) => {
    expect(prepareOne({ ...text, validate: { required } }).validate?.required).toBe(asked);
  });
});

describe('a pattern', () => {
  it('is kept as it is written', () => {
    expect(prepareOne({ ...text, validate: { pattern: 'a|b' } }).validate).toEqual({ pattern: 'a|b' });
  });

  it.each(['(', '[', '*', 'a{2,1}', '(?<n>a)(?<n>b)\\'])(
    'is left out and reported when it is %s',
    (pattern) => {
      expect(prepareOne({ ...text, validate: { pattern } }).validate).toBeUndefined();
      expect(problemsOf([{ ...text, validate: { pattern } }])).toEqual([
        'components[0].validate.pattern: invalidPattern',
      ]);
    },
  );
});

describe("an author's attributes on an input", () => {
  it('are kept when they only describe it', () => {
    const attributes = {
      'data-cy': 'plate',
      Title: 'T',
      maxlength: 3,
      'aria-describedby': 'x',
      inputmode: 'numeric',
    };
    expect(prepareOne({ ...text, attributes }).attributes).toMatchObject({
      'data-cy': 'plate',
      title: 'T',
      maxlength: '3',
    });
  });

  it.each([
    'onclick',
    'ONFOCUS',
    'style',
    'id',
    'class',
    'type',
    'formaction',
    'srcdoc',
    'name',
    'value',
    'a b',
    'xlink:href',
  ])('never hold %s', (name) => {
    expect(prepareOne({ ...text, attributes: { [name]: 'alert(1)' } }).attributes).toBeUndefined();
  });
});

describe('code in a definition', () => {
  it('is reported by the path of each snippet that nothing runs', () => {
    const written = {
      ...{ customConditional: 'show = 1', calculateValue: 'value = 1', customDefaultValue: 'value = 1' },
      validate: { custom: 'valid = 1', json: { a: 1 }, row: 'x' },
      logic: [{ name: 'l' }],
      conditional: { json: { var: 'data.a' } },
      ...{ datePicker: { disableFunction: 'date.getDay() === 1' }, widget: { disableFunction: 'true' } },
      shortcutButtons: [{ label: 'Today', onClick: 'date = new Date()' }],
      ...{ onSetItems: 'x()', dataSrc: 'custom', data: { custom: 'values = []' } },
    };
    expect(
      problemsOf([{ ...text, ...written }])
        .filter((line) => line.endsWith('snippetNotSupported'))
        .toSorted(),
    ).toEqual(
      ['datePicker.disableFunction', 'onSetItems', 'shortcutButtons', 'widget.disableFunction'].map(
        (setting) => `components[0].${setting}: snippetNotSupported`,
      ),
    );
  });

  it('is reported with its place where it is wrong, in whatever setting it stands', () => {
    const written = {
      ...{
        customConditional: 'show = nobody',
        calculateValue: 'value = window.location.href',
        validate: { custom: 'valid = (' },
      },
      customDefaultValue: 'var a = 1;\nvalue = localStorage.getItem("a")',
      logic: [
        {
          trigger: { type: 'javascript', javascript: 'result = fetch("/a")' },
          actions: [{ type: 'value', value: 'value = eval("1")' }],
        },
      ],
    };
    const { problems } = prepare([{ ...text, ...written }]);
    const emitted = problems.map(({ path, code, sentence }) => `${path}: ${code}, ${sentence.split(':')[0]}`);
    expect(emitted.toSorted()).toEqual([
      'components[0].calculateValue: emptyName, Line 1, column 9',
      'components[0].customConditional: unknownName, Line 1, column 8',
      'components[0].customDefaultValue: emptyStorage, Line 2, column 9',
      'components[0].logic[0].actions[0].value: codeFromText, Line 1, column 9',
      'components[0].logic[0].trigger.javascript: network, Line 1, column 10',
      'components[0].validate.custom: notParsed, Line 1, column 10',
    ]);
  });

  it('is not reported where it is JSONLogic, which is kept', () => {
    const logic = { '+': [1, 2] };
    const written = { calculateValue: logic, customDefaultValue: logic, validate: { json: logic } };
    expect(problemsOf([{ ...text, ...written }])).toEqual([]);
    expect(prepareOne({ ...text, ...written })).toMatchObject({
      calculateValue: { kind: 'logic', logic },
      customDefaultValue: { kind: 'logic', logic },
      validate: { json: logic },
    });
  });

  it('is not reported where none is written or it is not in use', () => {
    const written = {
      ...{ customConditional: ' ', calculateValue: '', logic: [], customDefaultValue: null },
      ...{
        action: 'submit',
        custom: 'x()',
        dataSrc: 'values',
        data: { custom: 'values = []' },
        validate: { custom: '' },
      },
    };
    expect(problemsOf([{ ...text, ...written }])).toEqual([]);
  });
});
