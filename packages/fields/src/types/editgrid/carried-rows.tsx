import type { Field } from '@guichet/engine';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { carriedRows } from '../../rows/posted-rows.ts';

/** Without a script a plain post brings along the rows that are saved: their summaries have no controls. */
export function CarriedRows({ grid }: { readonly grid: Field }) {
  const isHydrating = useIsHydrating();
  if (!isHydrating || grid.disabled()) return null;
  return carriedRows(grid).map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
    <input key={index} type="hidden" name={grid.path()} value={text} />
  ));
}
