const begins = ['pointerdown', 'mousedown'] as const;
/** The last two: a press that a menu swallowed, so that its end never comes. Where it drags something it is cancelled. */
const ends = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'keydown'] as const;

/** Shared by all forms of a page, which has one pointer. */
let isDown = false;
const waiting: (() => void)[] = [];

/** Runs work at once, or once the press that is under way has taken effect: the page must not move from under it. */
export function afterPress(work: () => void): void {
  if (isDown || waiting.length > 0) waiting.push(work);
  else work();
}

/** Listens only while something is pressed: a key is one of the ends, and most keys are typed. */
function begin(): void {
  isDown = true;
  listen('add', ends, release);
}

function release(): void {
  isDown = false;
  listen('remove', ends, release);
  setTimeout(() => {
    if (isDown) return;
    for (const work of waiting.splice(0)) work();
  });
}

/**
 * Watches the presses on a page. Returns the end of it.
 *
 * A press moves the focus before it is released. If the error that leaving a field brings were drawn in
 * between, the page would move and the click would miss. A tap sends its mouse events after `pointerup`,
 * all in one task, so that both kinds of press are watched; a timer of 0 runs after the click.
 *
 * Something else may move the page during a press: a file that has arrived, an address that is known. The browser then
 * clicks on the element around both ends of the press; the control of the form that was pressed gets its click all
 * the same.
 *
 * The second click of a double click presses nothing that the first one has brought under the pointer: the button of
 * another page, or of the next row. A page is turned once.
 */
export function watchPresses(form: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  let clicked: HTMLElement | null = null;
  let top = 0;
  let bottom = 0;

  const press = (event: MouseEvent) => {
    // Other buttons press nothing, and may end in a menu.
    if (event.button > 0) return;
    begin();
    pressed = controlOf(event);
    ({ top, bottom } = (pressed ?? form).getBoundingClientRect());
  };
  const click = (event: MouseEvent) => {
    const { clientY: y, detail } = event;
    const control = controlOf(event);
    if (y > top && y < bottom && form.contains(pressed) && !control) pressed?.click();
    if (detail < 2) clicked = control;
    else if (control?.matches(control === clicked ? '.g-turns *' : '.g-form :is(button,a)')) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  listen('add', begins, press);
  listen('add', ['click'], click);
  // Not by an abort signal: Chromium then keeps the listeners of a document, and the form with them, in memory.
  return () => {
    // A form may go while something is pressed.
    if (isDown) release();
    listen('remove', begins, press);
    listen('remove', ['click'], click);
  };
}

function listen(
  how: 'add' | 'remove',
  names: readonly string[],
  listener: (event: MouseEvent) => void,
): void {
  for (const name of names) document[`${how}EventListener`](name, listener as EventListener, true);
}

/** Also within a custom element. */
function controlOf(event: Event): HTMLElement | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target.closest('button, label, input, a') : null;
}
