import axe from 'axe-core';

/** What axe finds at fault, with the element. */
export async function violations(container: HTMLElement): Promise<readonly string[]> {
  const found = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    // What it would read of the styles and of sounds concerns whole pages alone.
    preload: false,
  });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
