import type { JsonObject } from '@guichet/definition';
import { asText } from '../findings/as-text.ts';
import type { Report } from '../findings/finding.ts';
import type { Written } from '../findings/walk.ts';
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
  }
  reportHeadings(definition, components, report);
  for (const { json, path, type } of components) {
    if (type !== 'htmlelement' || asText(json.tag).toLowerCase() !== 'img') continue;
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

/** Headings in author texts, page by page: levels that follow each other. */
function reportHeadings(definition: JsonObject, components: readonly Written[], report: Report): void {
  let before: number | undefined;
  let page = '';
  const look = (level: number, path: string, within: string) => {
    const skipped = within === page && before !== undefined && level > before + 1;
    if (skipped && before !== undefined)
      report(
        path,
        'skippedHeading',
        `A heading of level ${level} follows one of level ${before}.`,
        `Use h${before + 1}: pages here draw it so, since screen readers announce the level.`,
      );
    [before, page] = [level, within];
  };
  const texts = Map.groupBy(authorTexts(definition, components), ({ component }) => component);
  for (const component of components) {
    const within = pageOf(component);
    const { json, type } = component;
    const tag = type === 'htmlelement' ? /^h([1-6])$/i.exec(asText(json.tag))?.[1] : undefined;
    if (tag !== undefined) look(Number(tag), `${component.path}.tag`, within);
    for (const { text, path, isHtml } of texts.get(component) ?? [])
      if (isHtml) for (const [, level] of text.matchAll(/<h([1-6])\b/gi)) look(Number(level), path, within);
    // Its title stands between, at a level of its own.
    if (type === 'panel' || type === 'tabs') before = undefined;
  }
}

/** The panel or the form around a component, which has a heading of its own. */
function pageOf({ parent }: Written): string {
  if (parent === undefined) return '';
  return parent.type === 'panel' || parent.type === 'tabs' ? parent.path : pageOf(parent);
}
