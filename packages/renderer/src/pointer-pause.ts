/** Holds work back while a pointer is down, until its click has been delivered. */
export interface PointerPause {
  /** Runs at once, or once the press that is under way has taken effect. */
  afterPress(work: () => void): void;
  dispose(): void;
}

const presses = ['pointerdown', 'mousedown'] as const;
/** The last two: a press that a menu swallowed, so that its end never comes. */
const releases = [
  'pointerup',
  'mouseup',
  'click',
  'pointercancel',
  'dragend',
  'contextmenu',
  'keydown',
] as const;

/**
 * A press moves the focus before it is released. If the error that leaving a field brings were drawn in
 * between, the page would move and the click would miss. A tap sends its mouse events after `pointerup`,
 * all in one task, so that both kinds of press are watched; a timer of 0 runs after the click.
 */
export function createPointerPause(target: Document): PointerPause {
  const waiting: (() => void)[] = [];
  let isDown = false;

  const press = ({ button }: MouseEvent) => {
    // Other buttons press nothing, and may end in a menu.
    if (button === 0) isDown = true;
  };
  const release = () => {
    isDown = false;
    setTimeout(() => {
      if (isDown) return;
      for (const work of waiting.splice(0)) work();
    });
  };

  for (const name of presses) target.addEventListener(name, press, true);
  for (const name of releases) target.addEventListener(name, release, true);
  return {
    afterPress(work) {
      if (isDown || waiting.length > 0) waiting.push(work);
      else work();
    },
    dispose() {
      for (const name of presses) target.removeEventListener(name, press, true);
      for (const name of releases) target.removeEventListener(name, release, true);
    },
  };
}
