import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { asText } from '../findings/as-text.ts';
import type { AskedValues } from './asked-values.ts';
import { patternSamples } from './pattern-samples.ts';
import type { Subject } from './subjects.ts';

/**
 * Answers that a resident might give, good ones first: of the kind that the type takes, at the limits of the rules, and
 * those that the form asks for elsewhere.
 */
export function candidatesFor(subject: Subject, asked: AskedValues): readonly Json[] {
  const { component, json } = subject;
  const { validate = {}, multiple } = component;
  const wanted = asked.of(component.key);
  const options = optionValues(json);
  const single = (): readonly Json[] => {
    switch (component.type) {
      case 'radio':
      case 'select':
      case 'resource':
        return [...options, ...(options.length === 0 ? wanted : [])];
      case 'checkbox':
        return json.inputType === 'radio' && json.value !== undefined ? [json.value, ''] : [true, false];
      case 'selectboxes':
        return boxes(options, wanted);
      case 'survey':
        return surveys(json, options);
      case 'number':
      case 'currency': {
        const { min = 0, max = min + 100 } = validate;
        const numbers = wanted.map(Number).filter(Number.isFinite);
        return [
          min,
          max,
          (min + max) / 2,
          Math.ceil(min),
          Math.floor((min + max) / 2),
          ...numbers,
          ...numbers.flatMap((number) => [number - 1, number + 1]),
          1,
          18,
          65,
          1000,
        ];
      }
      case 'email':
        return ['a@example.com', ...wanted.filter((answer) => asText(answer).includes('@'))];
      case 'phoneNumber':
        return [masked(json) ?? '(613) 555-0123', '613-555-0123', '6135550123'];
      case 'url':
        return ['https://example.com'];
      case 'day':
        return dayCandidates(json, wanted);
      case 'datetime':
        return dates(json, wanted).map((date) => `${date}T12:00:00-05:00`);
      case 'time':
        return ['09:00:00', '13:30:00', '23:59:00', '09:00', '13:30'];
      case 'file':
        return [[fileFor(json)]];
      case 'signature':
        return [pixel];
      case 'tags':
        return json.storeas === 'array' ? [['a'], ['a', 'b']] : ['a', 'a,b'];
      case 'datamap':
        return [{ a: 'b' }];
      case 'address':
      case 'location':
      case 'locationSearch':
        return locations(json);
      default:
        return texts(json, validate, wanted);
    }
  };
  const values = single();
  if (multiple !== true || component.type === 'file') return values;
  return [...values.map((value) => [value]), values.slice(0, 2)];
}

/** Answers that break a rule, for the rules that a component has. */
export function violating({ component, json }: Subject): readonly Json[] {
  const { validate = {}, multiple } = component;
  const { minLength, maxLength, min, max, minWords, maxWords } = validate;
  const options = optionValues(json);
  const wrong: Json[] = [
    ...(minLength !== undefined && minLength > 1 ? [filled('a', minLength - 1)] : []),
    ...(maxLength !== undefined && maxLength < 5_000 ? [filled('a', maxLength + 1)] : []),
    ...(min === undefined ? [] : [min - 1]),
    ...(max === undefined ? [] : [max + 1]),
    ...(minWords === undefined ? [] : ['a']),
    ...(maxWords === undefined || maxWords > 2_000 ? [] : [filled('a ', maxWords + 1).trim()]),
    ...(component.type === 'selectboxes'
      ? [
          allBoxes(options, false),
          { ...allBoxes(options, false), [asText(options[0] ?? 'a')]: true },
          allBoxes(options, true),
        ]
      : []),
    ...['a', '!', '0', 'a@', '1900-01-01T00:00:00Z', '2200-01-01T00:00:00Z', 0, -1, 1e9, true, false],
    ...options,
  ];
  return multiple === true ? wrong.map((value) => [value]) : wrong;
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture where the pattern asks for one, else a PDF. */
function fileFor({ filePattern, image }: JsonObject): JsonObject {
  const isPicture = image === true || /image\/|\.(?:png|jpe?g|gif|webp)\b/i.test(String(filePattern ?? ''));
  const isAny = /pdf|\*\/\*|^\*?$/i.test(String(filePattern ?? ''));
  const [name, type, url] =
    isPicture && !isAny
      ? ['photo.png', 'image/png', pixel]
      : ['plan.pdf', 'application/pdf', 'data:application/pdf;base64,JVBERi0xLjcK'];
  return { name, originalName: name, size: 2048, type, storage: 'base64', url };
}

/** An address with the facts that its features ask for: in a zone and in none, and trees in each part of the city. */
function locations({ features }: JsonObject): readonly Json[] {
  const facts: readonly JsonObject[] =
    features === 'TreePermit'
      ? ['inner', 'suburban', 'rural'].flatMap((propertyZone) =>
          [0.05, 0.3, 1.5].map((propertySizeInHectare) => ({ propertyZone, propertySizeInHectare })),
        )
      : features === 'ParkingPermit' || features === 'GuestPermit'
        ? [{ parkingPermitZone: true, parkingPermitZoneName: 'A' }, { parkingPermitZone: false }]
        : [{}];
  return facts.map((fact) => ({ address: '110 Laurier Ave W', municipalAddressId: '1', features: fact }));
}

export function optionValues({ type, data, values, dataSrc }: JsonObject): readonly Json[] {
  if (typeof dataSrc === 'string' && dataSrc !== '' && dataSrc !== 'values') return [];
  const list = type === 'select' ? (isJsonObject(data) ? data.values : undefined) : values;
  if (!Array.isArray(list)) return [];
  return list.flatMap((option) =>
    isJsonObject(option) && option.value !== undefined && option.value !== null && option.value !== ''
      ? [option.value]
      : [],
  );
}

function allBoxes(options: readonly Json[], value: boolean): JsonObject {
  return Object.fromEntries(options.map((option) => [asText(option), value]));
}

/** Each box alone, all of them, and those that are asked for together. */
function boxes(options: readonly Json[], wanted: readonly Json[]): readonly Json[] {
  const none = allBoxes(options, false);
  const named = options.filter((option) => wanted.includes(option));
  return [
    ...options.map((option) => ({ ...none, [asText(option)]: true })),
    allBoxes(options, true),
    ...(named.length > 1 ? [{ ...none, ...allBoxes(named, true) }] : []),
    ...options
      .slice(1)
      .map((option, index) => ({ ...none, [asText(options[index])]: true, [asText(option)]: true })),
  ];
}

function surveys({ questions }: JsonObject, options: readonly Json[]): readonly Json[] {
  const names = Array.isArray(questions)
    ? questions.filter(isJsonObject).map(({ value }) => asText(value))
    : [];
  return options.slice(0, 3).map((option) => Object.fromEntries(names.map((name) => [name, option])));
}

function texts(
  json: JsonObject,
  {
    minLength = 0,
    maxLength: limit = 0,
    pattern,
    minWords = 0,
  }: NonNullable<Subject['component']['validate']>,
  wanted: readonly Json[],
): readonly Json[] {
  // A limit of 0 is none.
  const maxLength = limit > 0 ? limit : undefined;
  const mask = masked(json);
  const length = Math.max(minLength, 1);
  const words = filled('word ', Math.max(minWords, 1)).trim();
  const samples = [
    ...(mask === undefined ? [] : [mask]),
    ...(pattern === undefined ? [] : patternSamples(pattern, maxLength)),
    words.length < length ? words + filled('a', length - words.length) : words,
    'Ann',
    '1234',
    'K1P 1J1',
    'ABC 123',
    '12',
    '1',
    '2024-05-01',
    filled('a', length),
    filled('1', length),
    filled('A', length),
  ];
  const fitting = maxLength === undefined ? samples : samples.map((text) => text.slice(0, maxLength));
  return [...fitting, ...wanted.map(asText)].map((text) => inCase(text, json.case));
}

/** At most 1 MiB of it, which no submission exceeds: a limit can be any number. */
function filled(text: string, times: number): string {
  return text.repeat(Math.min(Math.max(times, 0), 2 ** 20 / text.length));
}

/** As the field changes what is typed. */
function inCase(text: string, wanted: Json | undefined): string {
  if (wanted === 'uppercase') return text.toUpperCase();
  return wanted === 'lowercase' ? text.toLowerCase() : text;
}

function masked({ inputMask }: JsonObject): string | undefined {
  if (typeof inputMask !== 'string' || inputMask === '') return undefined;
  return inputMask.replace(/9/g, '5').replace(/[a*]/g, 'a').replace(/A/g, 'A');
}

function dates(
  { datePicker, widget, minDate, maxDate }: JsonObject,
  wanted: readonly Json[],
): readonly string[] {
  const limits = [datePicker, widget, { minDate, maxDate }].flatMap((settings) =>
    isJsonObject(settings) ? [settings.minDate, settings.maxDate] : [],
  );
  const named = [...limits, ...wanted].flatMap((value) =>
    typeof value === 'string' ? [...value.matchAll(/\d{4}-\d\d-\d\d/g)].map(([day]) => day) : [],
  );
  const around = named.flatMap((day) => [day, moved(day, 1), moved(day, -1)]);
  return [...around, '2026-06-15', '2026-11-25', '2026-12-01', '2027-03-01', '2000-05-01', '1950-01-01'];
}

function moved(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}

function dayCandidates(json: JsonObject, wanted: readonly Json[]): readonly string[] {
  return dates(json, wanted).map((date) => {
    const [year, month, day] = date.split('-');
    return json.dayFirst === true ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
  });
}
