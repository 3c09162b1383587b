import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import type { FormProps } from './form-props.ts';
import { draw, openHostPage, permit, steps } from './testing/host-page.tsx';
import { Form } from './wrapper.ts';

const { container } = openHostPage();

/** Bytes that are still held once what nobody holds is gone. */
async function heap(): Promise<number> {
  const session = cdp();
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test('two hundred forms that came and went leave nothing behind', async () => {
  const goneForms: WeakRef<object>[] = [];
  async function comeAndGo(times: number) {
    for (let at = 0; at < times; at += 1) {
      const ready = Promise.withResolvers<void>();
      const onFormReady: FormProps['onFormReady'] = (form) => {
        goneForms.push(new WeakRef(form));
        ready.resolve();
      };
      draw(<Form form={at % 2 === 0 ? permit : steps} onFormReady={onFormReady} />);
      await ready.promise;
      draw(null);
    }
  }
  // Files and objects that are loaded once, and kept for the next form, are there by then.
  await comeAndGo(20);
  const before = await heap();
  const elements = document.querySelectorAll('*').length;
  const sheets = document.adoptedStyleSheets.length;
  await comeAndGo(200);
  const grown = (await heap()) - before;
  expect(container().childElementCount).toBe(0);
  expect(document.querySelectorAll('*').length).toBe(elements);
  expect(document.adoptedStyleSheets.length).toBe(sheets);
  expect(goneForms).toHaveLength(220);
  // React keeps the last tree that it drew, as its other one.
  expect(goneForms.filter((form) => form.deref() !== undefined).length).toBeLessThanOrEqual(2);
  // A form of two fields that stays weighs some 50 kB: two hundred would be ten million.
  expect(grown).toBeLessThan(1_000_000);
});
