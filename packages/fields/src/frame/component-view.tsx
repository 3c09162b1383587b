import type { ComponentType } from 'react';
import type { View } from './view.ts';

/** A view that uses hooks: each of its fields is a component. */
export function componentView(Component: ComponentType<Parameters<View>[0]>): View {
  return ({ field, view }) => <Component field={field} view={view} />;
}
