import axe from 'axe-core';

/**
 * The violations that axe finds, with the element, and lists that are none to Safari. `withContrast: false` leaves out what takes axe half of its time,
 * where the same was looked at in the same colours before.
 */
export async function violations(container: HTMLElement, withContrast = true): Promise<readonly string[]> {
  const found = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    // Preloading of styles and sounds only matters for whole pages.
    preload: false,
    rules: { 'color-contrast': { enabled: withContrast } },
  });
  return [
    ...found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ...[...container.querySelectorAll('ul, ol')].filter(isNoneToSafari).map(({ outerHTML }) => outerHTML),
  ];
}

/** Without marks, and neither in a `nav` nor by its role a list. */
function isNoneToSafari(list: Element): boolean {
  const hasMarks = getComputedStyle(list).listStyleType !== 'none';
  return !hasMarks && list.closest('nav') === null && !list.hasAttribute('role');
}
