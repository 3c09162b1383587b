import type { Field, Form } from '@guichet/engine';
import { filledIn } from './fill-in.ts';

/** Characters of a name before its ending. Source: Form.io's renderer. */
const longestBase = 100;

/** The name that a file is stored by: the author's template, always with something in it that no other name has. */
export function uniqueName(originalName: string, form: Form, field: Field): string {
  const { fileNameTemplate } = field.component.settings;
  const written = typeof fileNameTemplate === 'string' ? fileNameTemplate : '{{fileName}}-{{guid}}';
  const template = /\{\{\s*guid\s*\}\}/.test(written) ? written : `${written}-{{guid}}`;
  const dot = originalName.lastIndexOf('.');
  const [base, ending] = dot > 0 ? [originalName.slice(0, dot), originalName.slice(dot)] : [originalName, ''];
  const filled = filledIn(template, form, field, { fileName: base.slice(0, longestBase), guid: guid() });
  return `${filled}${ending}`.replace(/[^0-9a-z.\-_ ]/gi, '-');
}

/** A random UUID. `crypto.randomUUID` is there over HTTPS only. */
function guid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
