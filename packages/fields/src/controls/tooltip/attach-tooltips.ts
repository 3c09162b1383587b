import { elementById } from '../../frame/element-by-id.ts';

/** Pauses in milliseconds: before help opens under a pointer that rests on its button, and before it closes. */
const pauses = { open: 150, close: 300 };

/**
 * Help opens under a resting pointer and on keyboard focus, too; a press opens it without a script. Help that opened by
 * itself stays while the pointer or the focus is on it (WCAG 1.4.13), and a press then keeps it open. Escape closes it:
 * it is a popover of the browser's own. Returns the end of it.
 */
export function attachTooltips(page: Document | HTMLElement): () => void {
  // In the middle of the window, as before Safari 26, it would cover the form, and no pointer could reach it in time.
  if (!CSS.supports('position-area', 'block-end')) return () => {};
  let opened: { readonly button: HTMLElement; readonly help: HTMLElement } | undefined;
  let under: Element | null = null;
  let isOurs = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function after(pause: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, pause);
  }

  function open(button: HTMLElement): void {
    const help = elementById(button.getAttribute('popovertarget') ?? '');
    if (help === null || help.matches(':popover-open')) return;
    // By a press, since only that tells a browser where the help belongs.
    isOurs = true;
    button.click();
    isOurs = false;
    opened = { button, help };
  }

  function close(): void {
    if (opened?.help.matches(':popover-open')) opened.help.hidePopover?.();
    opened = undefined;
  }

  function point(event: Event): void {
    const { target } = event;
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch' || !(target instanceof Element))
      return;
    const button = buttonAt(target);
    const isSame = button === under;
    under = button;
    if (opened !== undefined && (button === opened.button || opened.help.contains(target)))
      clearTimeout(timer);
    else if (button !== null && !isSame) after(pauses.open, () => open(button));
    else if (button === null && !isFocused(opened?.button)) after(pauses.close, close);
  }

  function enter({ target }: Event): void {
    const button = buttonAt(target);
    if (button !== null && isFocused(button)) open(button);
  }

  function leave({ target }: Event): void {
    if (opened !== undefined && target === opened.button && under !== opened.button) close();
  }

  function press(event: Event): void {
    if (isOurs) return;
    clearTimeout(timer);
    if (opened === undefined || buttonAt(event.target) !== opened.button) return;
    if (opened.help.matches(':popover-open')) event.preventDefault();
    opened = undefined;
  }

  page.addEventListener('pointerover', point);
  page.addEventListener('focusin', enter);
  page.addEventListener('focusout', leave);
  page.addEventListener('click', press);
  // The pointer, or the focus, may be there already.
  under = page.querySelector('.g-tooltip-button:hover');
  const first = under ?? page.querySelector('.g-tooltip-button:focus-visible');
  if (first instanceof HTMLElement) open(first);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('pointerover', point);
    page.removeEventListener('focusin', enter);
    page.removeEventListener('focusout', leave);
    page.removeEventListener('click', press);
  };
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.g-tooltip-button') : null;
}

function isFocused(button: Element | undefined): boolean {
  return button?.matches(':focus-visible') === true;
}
