/** Pixels of a control's first line, with its border. */
const firstLine = 44;

/** Pixels between a field and what stands above it. */
const gap = 8;

/**
 * Brings a field to the top of the window, under a host's fixed header: it begins with its label, and error and control
 * follow. Where they do not all fit, the first line of the control is in view.
 */
export function bringToTop(field: HTMLElement, control: Element): void {
  const form = field.closest<HTMLElement>('dialog, form') ?? field;
  const removeRoom = () => form.style.removeProperty('padding-block-end');
  removeRoom();
  let margin = gap;
  // The last fields of a page have nothing below them that it could scroll by.
  form.style.paddingBlockEnd = `${Math.max(0, scroll() - gap * 4)}px`;
  form.addEventListener('submit', removeRoom, { once: true });
  let top = scroll();
  for (
    let bottom = bottomOfHeader(field);
    bottom > top && margin < innerHeight;
    bottom = bottomOfHeader(field)
  ) {
    margin += bottom - top;
    top = scroll();
  }
  field.style.removeProperty('scroll-margin-block-start');
  const { y, height } = control.getBoundingClientRect();
  scrollBy(0, Math.max(0, y + Math.min(height, firstLine) - innerHeight));

  function scroll(): number {
    field.style.scrollMarginBlockStart = `${margin}px`;
    field.scrollIntoView({ block: 'start', behavior: 'instant' });
    return field.getBoundingClientRect().top;
  }
}

/** The lower edge of a fixed header over the top of a field, with a gap; 0 where none covers it. */
function bottomOfHeader(field: Element): number {
  const { left, top, width } = field.getBoundingClientRect();
  const root = field.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : field;
  return Math.max(
    ...document.elementsFromPoint(left + width / 2, top + 1).map((element) => {
      const { bottom } = element.getBoundingClientRect();
      const isHeader =
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        // One that fills the window is none, nor is one that scrolls with the field's own rows.
        bottom < innerHeight / 2 &&
        !element.contains(host) &&
        !field.contains(element);
      return isHeader ? bottom + gap : 0;
    }),
  );
}
