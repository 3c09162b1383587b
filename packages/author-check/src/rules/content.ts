import { authorTexts } from './author-texts.ts';
import type { Rule } from './rule.ts';

/** Pictures without words, and headings that leave out a level. */
export const content: Rule = ({ definition, components }, report) => {
  for (const { text, path, isHtml } of authorTexts(definition, components)) {
    if (!isHtml) continue;
    for (const [image] of text.matchAll(/<img\b[^>]*>/gi)) {
      if (/\salt\s*=/i.test(image)) continue;
      report(
        path,
        'imageWithoutText',
        'This picture has no alternative text, so who cannot see it learns nothing.',
        'Add alt="..."; alt="" for a picture that only decorates.',
      );
      break;
    }
    const levels = [...text.matchAll(/<h([1-6])\b/gi)].map(([, level]) => Number(level));
    const skips = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1);
    if (skips > 0)
      report(
        path,
        'skippedHeading',
        `A heading of level ${levels[skips]} follows one of level ${levels[skips - 1]}.`,
        `Use h${(levels[skips - 1] ?? 1) + 1}: screen readers announce the level.`,
      );
  }
  for (const { json, path, type } of components) {
    if (type !== 'htmlelement' || String(json.tag).toLowerCase() !== 'img') continue;
    const attributes: unknown[] = Array.isArray(json.attrs) ? [...json.attrs] : [];
    if (!JSON.stringify(attributes).includes('"alt"'))
      report(
        path,
        'imageWithoutText',
        'This picture has no alternative text, so who cannot see it learns nothing.',
        'Add { "attr": "alt", "value": "..." } to "attrs".',
      );
  }
};
