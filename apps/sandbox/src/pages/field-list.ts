import type { FormFields } from '../received/form-fields.ts';
import { type Html, html } from './html.ts';

/** Fields as somebody reads them: every value of a name, and JSON with its lines broken. */
export function fieldList(fields: FormFields): Html {
  const items = Object.entries(fields).map(([name, value]) => {
    const values = typeof value === 'string' ? [value] : value;
    return html`<div><dt>${name}</dt>${values.map((each) => html`<dd>${shown(each)}</dd>`)}</div>`;
  });
  return html`<dl class="fields">${items}</dl>`;
}

function shown(value: string): Html {
  const structure = structureOf(value);
  return structure === undefined
    ? html`${value}`
    : html`<pre>${JSON.stringify(structure, undefined, 2)}</pre>`;
}

function structureOf(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
