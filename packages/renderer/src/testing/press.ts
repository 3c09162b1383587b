import { cdp } from 'vitest/browser';

type Kind = 'mouse' | 'touch';

interface Press {
  /** Ends it where it began, or, by mouse, on another element. */
  release(elsewhere?: Element): Promise<void>;
}

/** A press by the browser's own input pipeline, in two halves, so that a test can look in between. */
export async function pressDown(target: Element, kind: Kind): Promise<Press> {
  const point = middleOf(target);
  const mouse = { ...point, button: 'left', clickCount: 1 } as const;
  if (kind === 'mouse') {
    await cdp().send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseMoved', button: 'none' });
    await cdp().send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
  } else {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  }
  await nextPaint();
  return {
    async release(elsewhere) {
      if (kind === 'mouse') {
        const end = elsewhere === undefined ? point : middleOf(elsewhere);
        await cdp().send('Input.dispatchMouseEvent', { ...mouse, ...end, type: 'mouseReleased' });
      } else {
        await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
      }
    },
  };
}

/** Where the middle of an element is in the window that the test's frame is in. */
function middleOf(target: Element): { readonly x: number; readonly y: number } {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
}

/** Two frames: by then what was drawn stands on the screen. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
