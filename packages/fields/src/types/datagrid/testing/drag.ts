import { cdp } from 'vitest/browser';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Takes an element and lets it go just below the middle of another, by the browser's own input. `before`: while it is held. */
export async function dragTo(
  handle: Element,
  target: Pick<Element, 'getBoundingClientRect'>,
  kind: 'mouse' | 'touch',
  before: () => Promise<void> = async () => {},
): Promise<void> {
  handle.scrollIntoView({ block: 'center', behavior: 'instant' });
  const from = inWindow(handle, 0);
  const to = inWindow(target, 4);
  const half = { x: from.x, y: (from.y + to.y) / 2 };
  if (kind === 'mouse') {
    await mouse('mouseMoved', from, 'none');
    await mouse('mousePressed', from);
    for (const point of [half, to]) await mouse('mouseMoved', point);
    await before();
    await mouse('mouseReleased', to);
  } else {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await touch('touchStart', [from]);
    for (const point of [half, to]) await touch('touchMove', [point]);
    await before();
    await touch('touchEnd', []);
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  }
}

async function mouse(
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  point: Point,
  button: 'left' | 'none' = 'left',
): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { ...point, type, button, clickCount: 1 });
}

async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** The middle of an element in the window that the test's frame is in; `below`: by so many pixels. */
function inWindow(element: Pick<Element, 'getBoundingClientRect'>, below: number): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / window.innerWidth;
  return {
    x: frame.left + (left + width / 2) * scale,
    y: frame.top + (top + height / 2 + below) * scale,
  };
}
