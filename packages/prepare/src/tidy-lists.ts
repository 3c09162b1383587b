import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Makes lists that screen readers can count: in a list only items, an item only in a list, and terms before their
 * definitions. A list of terms in another order is none. `inside` is the element around.
 */
export function tidyList(element: Element, inside: string): void {
  switch (element.tagName) {
    case 'ul':
    case 'ol':
      element.childNodes = inItems(element.childNodes);
      break;
    case 'li':
      if (inside !== 'ul' && inside !== 'ol') rename(element);
      break;
    case 'dl':
      if (!isInOrder(element.childNodes.filter(isContent))) {
        renameTerms(element);
        rename(element);
      }
      break;
    case 'dt':
    case 'dd':
      if (inside !== 'dl') rename(element);
      break;
  }
}

/** A box in a list of terms holds terms as the list itself does. */
export function isBoxOfTerms(tag: string, inside: string): boolean {
  return tag === 'div' && inside === 'dl';
}

function renameTerms(list: Element): void {
  for (const child of list.childNodes) {
    if (!isElement(child)) continue;
    if (child.tagName === 'dt' || child.tagName === 'dd') rename(child);
    else if (child.tagName === 'div') renameTerms(child);
  }
}

/** Puts content between the items of a list into an item. */
function inItems(children: readonly ChildNode[]): ChildNode[] {
  const items: ChildNode[] = [];
  let loose: Element | undefined;
  for (const child of children) {
    if (isElement(child) && child.tagName === 'li') {
      loose = undefined;
      items.push(child);
    } else if (isContent(child)) {
      if (loose === undefined) {
        loose = defaultTreeAdapter.createElement('li', html.NS.HTML, []);
        items.push(loose);
      }
      loose.childNodes.push(child);
    } else (loose?.childNodes ?? items).push(child);
  }
  return items;
}

/** Terms, then what is said of them, again and again; or boxes that hold such. */
function isInOrder(children: readonly ChildNode[]): boolean {
  if (children.length === 0) return true;
  const tags = children.map((child) => (isElement(child) ? child.tagName : '#text'));
  if (tags.every((tag) => tag === 'div')) {
    return children.every((child) => isElement(child) && isInOrder(child.childNodes.filter(isContent)));
  }
  return /^(?:(?:dt,)+(?:dd,)+)+$/.test(tags.map((tag) => `${tag},`).join(''));
}

function rename(element: Element): void {
  element.tagName = 'div';
  element.nodeName = 'div';
}

function isElement(node: ChildNode): node is Element {
  return 'tagName' in node;
}

function isContent(node: ChildNode): boolean {
  return isElement(node) || ('value' in node && node.value.trim() !== '');
}
