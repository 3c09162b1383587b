import { checkAttribute, type Template } from '@guichet/engine/prepared';
import type { AuthorStyles } from './author-style.ts';
import { hasMark } from './template.ts';
import type { HtmlElementNode } from './tidy-html.ts';

type Attributes = Record<string, string | Template>;

/** Reports parts of an author's text that are not drawn. */
export type OnRefused = (code: 'attributeNotAllowed' | 'templateNotSupported', what: string) => void;

/** Attributes that decide what an element is, or name another: what a resident types must not change them. */
const neverFilled =
  /^(class|id|style|role|target|rel|type|headers|aria-(labelledby|describedby|details|controls|owns|flowto|errormessage|activedescendant))$/;

const namesOthers =
  /^(headers|aria-(labelledby|describedby|details|controls|owns|flowto|errormessage|activedescendant))$/;

/** The attributes of an author's element that may stay. `style` becomes a class of the form's own sheet. */
export function authorAttributes(
  element: HtmlElementNode,
  styles: AuthorStyles,
  fill: (part: string) => Template,
  onRefused: OnRefused,
): Attributes {
  const attributes: Attributes = {};
  const classes: (string | undefined)[] = [];
  for (const { name, value } of element.attrs) {
    if (hasMark(value)) {
      if (neverFilled.test(name)) onRefused('templateNotSupported', name);
      else if (checkAttribute(name, '') !== undefined) attributes[name] = fill(value);
    } else if (name === 'style') classes.push(styles.classOf(value));
    else if (name === 'class') classes.unshift(value.trim());
    else {
      const checked = checkAttribute(name, value);
      if (checked !== undefined) attributes[name] = inAuthorSpace(name, checked);
      else if (isWorthTelling(name)) onRefused('attributeNotAllowed', `${name}="${value}"`);
    }
  }
  const className = classes.filter((part) => part !== undefined && part !== '').join(' ');
  if (className !== '') attributes.class = className;
  if (attributes.target === '_blank') attributes.rel = 'noopener noreferrer';
  else delete attributes.rel;
  return attributes;
}

/** An author's ids live apart from ours; what names them within the page follows. */
export function inAuthorSpace(name: string, value: string): string {
  if (name === 'id') return `author-${value.trim()}`;
  if (name === 'href') return /^#./.test(value) ? `#author-${value.slice(1)}` : value;
  if (!namesOthers.test(name)) return value;
  const ids = value.split(/\s+/).filter((id) => id !== '');
  return ids.map((id) => `author-${id}`).join(' ');
}

/** Presentation of old (`align`, `border`) goes without a word; what an author would miss does not. */
function isWorthTelling(name: string): boolean {
  return /^(on|href$|src$)/.test(name);
}
