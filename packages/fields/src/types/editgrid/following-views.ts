import { useContext } from 'react';
import { componentView } from '../../frame/component-view.tsx';
import type { View, Views } from '../../frame/view.ts';
import { RowNumber } from '../../rows/row-number.ts';

const following = new WeakSet<Views>();

/** Views that draw again when their row takes another place, so that the names of controls, which hold it, follow. */
export function followingViews(views: Views): Views {
  if (following.has(views)) return views;
  const made = Object.fromEntries(Object.entries(views).map(([type, draw]) => [type, followed(draw)]));
  following.add(made);
  return made;
}

function followed(draw: View): View {
  return componentView((props) => {
    useContext(RowNumber);
    return draw(props);
  });
}
