/** Pixels of a control's first line, with its border. */
const firstLine = 44;

/** Pixels left free below a header that covers the window's top. */
const gap = 8;

/**
 * Brings a field to the top of the window, under a host's fixed header: it begins with its label, and error and control
 * follow. Where they do not all fit, the first line of the control has precedence.
 */
export function bringToTop(field: HTMLElement, control: Element): void {
  const form = field.closest('form');
  let margin = gap;
  let covered = 0;
  const removeRoom = () => form?.style.removeProperty('padding-block-end');
  removeRoom();
  do {
    margin += covered;
    field.style.scrollMarginBlockStart = `${margin}px`;
    scrollToStart();
    covered = bottomOfCover(field) + gap - field.getBoundingClientRect().top;
  } while (covered > 1 && margin < innerHeight / 2);
  // The last fields of a form have no page below them to scroll into view.
  const missing = field.getBoundingClientRect().top - Math.max(margin, innerHeight / 3 - firstLine);
  if (missing > 0 && form && !field.closest('dialog')) {
    form.style.paddingBlockEnd = `${missing}px`;
    form.addEventListener('submit', removeRoom, { once: true });
    scrollToStart();
  }
  const { top, height } = control.getBoundingClientRect();
  const below = top + Math.min(height, firstLine) - innerHeight;
  if (below > 0) scrollBy({ top: below, behavior: 'instant' });
  field.style.removeProperty('scroll-margin-block-start');

  function scrollToStart(): void {
    field.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}

/** The lower edge of a fixed header that covers the top of a field; 0 where none does. */
function bottomOfCover(field: Element): number {
  const { left, top, width } = field.getBoundingClientRect();
  const root = field.getRootNode();
  const own = root instanceof ShadowRoot ? root.host : field;
  const bottoms = document
    .elementsFromPoint(left + width / 2, Math.max(0, top) + 1)
    .filter((element) => !element.contains(own) && !field.contains(element) && isFixed(element))
    .map((element) => element.getBoundingClientRect().bottom);
  // One that fills the window is no header.
  return Math.max(0, ...bottoms.filter((bottom) => bottom < innerHeight / 2));
}

function isFixed(element: Element): boolean {
  return /fixed|sticky/.test(getComputedStyle(element).position);
}
