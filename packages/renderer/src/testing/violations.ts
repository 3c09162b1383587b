import axe from 'axe-core';

/**
 * What axe finds at fault, with the element. `withContrast: false` leaves out what takes axe half of its time, where the
 * same was looked at in the same colours before.
 */
export async function violations(container: HTMLElement, withContrast = true): Promise<readonly string[]> {
  const found = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    // What it would read of the styles and of sounds concerns whole pages alone.
    preload: false,
    rules: { 'color-contrast': { enabled: withContrast } },
  });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
