/** Markup: what is in it is escaped already. */
export interface Html {
  readonly markup: string;
}

type TemplateValue = string | number | Html | readonly TemplateValue[];

/** Markup with values in it. A value that is text is escaped; a list is put one after the other. */
export function html(texts: TemplateStringsArray, ...parts: readonly TemplateValue[]): Html {
  return { markup: texts.map((text, index) => text + markupOf(parts[index] ?? '')).join('') };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(part: TemplateValue): string {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(markupOf).join('');
}
