import { expect, test } from 'vitest';
import { nameIn } from '../../controls/signature-pad/typed-name.ts';
import { fieldAt, openForm } from '../../form-instance/open-form.ts';

const signature = { type: 'signature', key: 'a', label: 'A', input: true };
const drawn = 'data:image/png;base64,iVBORw0KGgo=';

function words(a: string, locale: 'en' | 'fr') {
  const form = openForm([signature], { locale, submission: { a } });
  const field = fieldAt(form, 'a');
  return field.model.formatValue?.(field.value(), field.component, locale, field.environment());
}

test('a name without a picture is kept as a picture that bears it, whatever signs are in it', () => {
  for (const name of ['Zoë Tremblay', '<b>"A" & B</b>', '&lt;', '李', 'x'.repeat(200)]) {
    const form = openForm([signature]);
    const field = fieldAt(form, 'a');
    form.dispatch({ kind: 'input', field, strings: [name] });
    form.dispatch({ kind: 'blur', field });
    const kept = String(form.data().a);
    expect(kept).toMatch(/^data:image\/svg\+xml,/);
    expect(decodeURIComponent(kept)).not.toContain('<b>');
    expect(nameIn(kept)).toBe(name);
    expect(field.shown()).toEqual([name, kept]);
    form.dispatch({ kind: 'input', field, strings: field.shown() });
    expect(form.data().a).toBe(kept);
  }
});

test('what is typed takes the place of a picture that bears another name, or none', () => {
  const form = openForm([signature], { submission: { a: drawn } });
  const field = fieldAt(form, 'a');
  form.dispatch({ kind: 'input', field, strings: ['Zoë', drawn] });
  expect(nameIn(String(form.data().a))).toBe('Zoë');
  form.dispatch({ kind: 'input', field, strings: ['', drawn] });
  expect(form.data().a).toBe(drawn);
  form.dispatch({ kind: 'input', field, strings: ['', ''] });
  expect(form.data().a).toBe('');
});

test('it is told by the name that was typed, else as signed', () => {
  const form = openForm([signature]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['Zoë Tremblay'] });
  expect(words(String(form.data().a), 'fr')).toEqual(['Zoë Tremblay']);
  expect(words(drawn, 'en')).toEqual(['Signed']);
  expect(words(drawn, 'fr')).toEqual(['Signature apposée']);
});

test('a picture that nobody can read bears no name, and is kept', () => {
  for (const a of ['data:image/png;base64,%%%', 'data:image/svg+xml,%', 'data:image/jpeg;base64,AAAA']) {
    const form = openForm([signature], { submission: { a } });
    expect(form.data().a).toBe(a);
    expect(fieldAt(form, 'a').shown()).toEqual(['', a]);
  }
});

test('of several each is typed in a line of its own', () => {
  const form = openForm([{ ...signature, multiple: true }]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['Zoë', drawn] });
  expect(fieldAt(form, 'a').value()).toEqual([expect.stringContaining('svg'), drawn]);
  form.dispatch({ kind: 'blur', field: fieldAt(form, 'a') });
  expect(fieldAt(form, 'a').shown()).toEqual(['Zoë', drawn]);
});
