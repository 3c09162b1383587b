import { markName } from './page-state.ts';

/** Where a renderer puts what a component shows. */
export interface Looks {
  /** The first that matches is the label. */
  readonly label: string;
  readonly message: string;
  /** Selectors of parts that are no visible text: tooltips, asterisks, text for screen readers. */
  readonly notText: string;
  /** Selector of a read-only value. */
  readonly readOnly: string;
  /** Selector of the chosen item of a searchable list. */
  readonly chosen: string;
}

/** Reads the visible state of a component's element, without the components inside it. */
export function readElement(root: Element, looks: Looks) {
  const elements = elementsOf(root);
  const label = elements.find((element) => element.matches(looks.label));
  return {
    label: label === undefined ? '' : textOfElement(label, looks),
    shown: elements.flatMap((element) => shownIn(element, looks)),
    messages: [
      ...new Set(
        elements
          .filter((element) => element.matches(looks.message))
          .map((element) => textOfElement(element, looks))
          .filter((text) => text !== ''),
      ),
    ],
    // A list with a search hides the control that it stands for.
    disabled: elements.some(
      (element) =>
        (isControl(element) && element.matches(':disabled')) ||
        element.matches(`.is-disabled, ${looks.readOnly}`),
    ),
  };
}

/** All that is written in an element, without components inside of it. */
export function textOfElement(root: Element, { notText }: Looks): string {
  let text = '';
  const look = (node: Node) => {
    if (node instanceof Text) text += node.data;
    if (!(node instanceof Element)) return;
    if (node !== root && (node.matches(notText) || node.hasAttribute(markName) || !isSeen(node))) return;
    const isBlock = !getComputedStyle(node).display.startsWith('inline');
    if (isBlock) text += ' ';
    node.childNodes.forEach(look);
    if (isBlock) text += ' ';
  };
  look(root);
  return text.replace(/\s+/g, ' ').trim();
}

/** An element can be seen; one that is only there for its children cannot itself. */
export function isSeen(element: Element): boolean {
  if (getComputedStyle(element).display === 'contents') return true;
  return element.checkVisibility({ visibilityProperty: true });
}

export function elementsOf(root: Element): readonly Element[] {
  const found: Element[] = [];
  const look = (element: Element) => {
    if (element !== root && (element.hasAttribute(markName) || !isSeen(element))) return;
    found.push(element);
    for (const child of element.children) look(child);
  };
  look(root);
  return found;
}

function isControl(element: Element): boolean {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLButtonElement
  );
}

function shownIn(element: Element, looks: Looks): readonly string[] {
  if (element.matches(looks.chosen)) return [textOfElement(element, looks)].filter((text) => text !== '');
  if (element.closest('.choices') !== null) return [];
  if (element.matches(looks.readOnly)) return [textOfElement(element, looks)];
  if (element instanceof HTMLTextAreaElement) return [element.value];
  if (element instanceof HTMLSelectElement) {
    return [...element.selectedOptions].filter(({ value }) => value !== '').map(({ text }) => text.trim());
  }
  if (!(element instanceof HTMLInputElement)) return [];
  switch (element.type) {
    case 'hidden':
    case 'file':
    case 'submit':
    case 'button':
      return [];
    case 'radio':
    case 'checkbox': {
      const [label = null] = element.labels ?? [];
      const text = [label, element.closest('label, .form-check, .radio, .checkbox, .g-option')].map(
        (labelElement) =>
          labelElement === null || labelElement.matches(looks.notText)
            ? ''
            : textOfElement(labelElement, looks),
      );
      return [`${element.checked ? '●' : '○'} ${text.find(Boolean) ?? ''}`.trim()];
    }
    default:
      return [element.value];
  }
}
