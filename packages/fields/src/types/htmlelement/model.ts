import { isJsonObject, type JsonObject } from '@guichet/definition';
import { defineDisplay, listOf } from '../../define/define-model.ts';

/** Elements that hold nothing. */
const empty = ['img', 'hr', 'br', 'input', 'wbr'];

/** An element with a name, attributes and content of the author's own. It is checked whole, as any author HTML. */
export const htmlelementModel = defineDisplay({
  label: { en: '', fr: '' },
  texts: [{ setting: 'content', as: 'html', around: elementAround }],
});

function elementAround(content: string, { tag, className, attrs }: JsonObject): string {
  const name =
    typeof tag === 'string' && /^[a-z][a-z0-9]*$/i.test(tag.trim()) ? tag.trim().toLowerCase() : 'div';
  const named = listOf(attrs).flatMap((entry) =>
    isJsonObject(entry) ? [attribute(entry.attr, entry.value)] : [],
  );
  const opening = `<${[name, attribute('class', className), ...named].filter((part) => part !== '').join(' ')}>`;
  return empty.includes(name) ? opening : `${opening}${content}</${name}>`;
}

function attribute(name: unknown, value: unknown): string {
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/i.test(name)) return '';
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return '';
  return `${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}
