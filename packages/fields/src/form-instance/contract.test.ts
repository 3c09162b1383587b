import { locales } from '@guichet/definition';
import { malformed } from '@guichet/engine';
import { expect, test } from 'vitest';
import { samples as drawnSamples, examples } from '../examples/examples.ts';
import { otherSamples } from '../examples/samples.ts';
import { models } from '../models.ts';
import { fieldAt, openForm } from './open-form.ts';

/** `npm run test -- fields/select` asks for those of one type. */
const only = (process.env.ONLY_TYPES ?? '').split(' ').filter((type) => type !== '');
const isAsked = (type: unknown) => only.length === 0 || only.some((onlyType) => onlyType === type);

const allSamples = [...drawnSamples, ...otherSamples];
const samples = allSamples.filter(({ component }) => isAsked(component.type));
const drawn = Object.entries(examples).flatMap(([type, ofType]) =>
  isAsked(type) ? Object.values(ofType) : [],
);

test('every type that keeps what a resident fills in has a sample', () => {
  const filledIn = Object.entries(models).filter(([, model]) => model.data === 'value' && model.isPersistent);
  const sampled = new Set(allSamples.map(({ component }) => component.type));
  const unseen = filledIn.filter(([, model]) => model.isUnseen === true).map(([type]) => type);
  expect(filledIn.map(([type]) => type).filter((type) => !sampled.has(type))).toEqual(unseen);
});

test.each(samples)('$component.type: $strings is kept as $value and shown as $shown', (sample) => {
  const form = openForm([sample.component], { locale: sample.locale });
  const field = fieldAt(form, 'a');
  form.dispatch({ kind: 'input', field, strings: sample.strings });
  form.dispatch({ kind: 'blur', field });
  expect(field.value()).toEqual(sample.value);
  expect(field.shown()).toEqual(sample.shown);
  expect(field.model.isEmpty(field.value(), field.component)).toBe(false);
  expect(form.isValid()).toBe(true);
});

test.each(samples)('$component.type: what was kept of $strings is the same when it is loaded', (sample) => {
  const form = openForm([sample.component], { locale: sample.locale, submission: { a: sample.value } });
  expect(form.data()).toEqual({ a: sample.value });
  expect(fieldAt(form, 'a').shown()).toEqual(sample.shown);
});

test.each(samples)('$component.type: what is shown for $strings says the same when it is sent', (sample) => {
  const form = openForm([sample.component], { locale: sample.locale });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: sample.shown });
  expect(fieldAt(form, 'a').value()).toEqual(sample.value);
});

test.each(samples)('$component.type: a language switch keeps the value of $strings', (sample) => {
  const form = openForm([sample.component], { locale: sample.locale, submission: { a: sample.value } });
  form.dispatch({ kind: 'setLanguage', locale: sample.locale === 'en' ? 'fr' : 'en', texts: {} });
  expect(form.data()).toEqual({ a: sample.value });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: fieldAt(form, 'a').shown() });
  expect(form.data()).toEqual({ a: sample.value });
});

test.each(samples)('$component.type: nothing filled in is empty, and fails when it is required', (sample) => {
  const form = openForm([{ ...sample.component, validate: { required: true } }]);
  const field = fieldAt(form, 'a');
  expect(field.model.isEmpty(field.value(), field.component)).toBe(true);
  expect(form.stored.failures().map(({ type }) => type)).toEqual(['any.required']);
});

const foreign = [null, '', 0, -1.5, '7', true, false, [], ['x'], {}, { a: 1 }, [[]], 'true', '\u0000', 1e300];

test.each(Object.keys(models).filter(isAsked))(
  '%s: whatever is loaded is taken, refused or made sense of, once',
  (type) => {
    for (const locale of locales) {
      for (const value of foreign) {
        const form = openForm([{ type, key: 'a', label: 'A', input: true }], {
          locale,
          submission: { a: value },
        });
        for (const field of form.fields) {
          const { model, component } = field;
          if (model.data !== 'value') continue;
          const kept = field.value();
          const again = model.normalise(kept, component);
          expect(again).not.toBe(malformed);
          expect(again ?? model.emptyValue(component)).toEqual(kept ?? model.emptyValue(component));
          expect(field.shown().every((text) => typeof text === 'string')).toBe(true);
        }
        expect(JSON.parse(JSON.stringify(form.data()))).toEqual(form.data());
      }
    }
  },
);

test.each(drawn)('example $type $key: opens in both languages, and what it holds is JSON', (component) => {
  for (const locale of locales) {
    const form = openForm([component], { locale });
    expect(JSON.parse(JSON.stringify(form.data()))).toEqual(form.data());
    expect(form.nonConverging()).toEqual([]);
  }
});
