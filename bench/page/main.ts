import { definitions } from '../definitions.ts';
import { prepareFloor } from './floor.tsx';
import { prepareOurs } from './ours.tsx';

const pages = { ours: prepareOurs, floor: prepareFloor } as const;

export interface Bench {
  /** Draws a form; milliseconds from the call to inputs that are there, layout included. */
  mount(page: keyof typeof pages, name: string): number;
  unmount(): void;
  /** Types one character into each of so many texts in turn; milliseconds of script for one. */
  type(count: number): Promise<number>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

const container = document.createElement('main');
document.body.append(container);
let close: (() => void) | undefined;

window.bench = {
  mount(page, name) {
    const mount = pages[page](definitions[name] ?? []);
    const start = performance.now();
    close = mount(container);
    container.getBoundingClientRect();
    return performance.now() - start;
  },
  unmount() {
    close?.();
    container.replaceChildren();
  },
  async type(count) {
    const texts = container.querySelectorAll<HTMLInputElement>('input[size]');
    const start = performance.now();
    for (let index = 0; index < count; index += 1) {
      const input = texts[(index * 7) % texts.length];
      if (input === undefined) throw new Error('No text to type into.');
      input.value += 'a';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // What a framework does after the event, it does before this goes on.
      await Promise.resolve();
    }
    return (performance.now() - start) / count;
  },
};
