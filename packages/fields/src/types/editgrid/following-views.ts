import { useContext } from 'react';
import type { Views } from '../../frame/view.ts';
import { RowNumber } from '../../rows/row-number.ts';

const following = new WeakSet<Views>();

/** Views that draw again when their row takes another place, so that the names of controls, which hold it, follow. */
export function followingViews(views: Views): Views {
  if (following.has(views)) return views;
  const made: Views = Object.fromEntries(
    Object.entries(views).map(([type, draw]) => [
      type,
      (props: Parameters<typeof draw>[0]) => {
        useContext(RowNumber);
        return draw(props);
      },
    ]),
  );
  following.add(made);
  return made;
}
