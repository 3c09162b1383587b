/** A figure that takes long to know, between bounds that do not. */
export interface Bounded {
  readonly least: number;
  readonly most: number;
  exact(): number;
}

export function exactly(figure: number): Bounded {
  return { least: figure, most: figure, exact: () => figure };
}

/** The figure at a place in their order, from 0. Only as many as it takes are made exact. */
export function exactAt(figures: readonly Bounded[], place: number): number {
  const known = new Map<Bounded, number>();
  const at = (bound: 'least' | 'most') =>
    figures.map((figure) => known.get(figure) ?? figure[bound]).sort((a, b) => a - b)[place] ?? 0;
  for (;;) {
    const least = at('least');
    const most = at('most');
    const open = figures.find((figure) => !known.has(figure) && figure.least <= most && figure.most >= least);
    if (least === most || open === undefined) return most;
    known.set(open, open.exact());
  }
}
