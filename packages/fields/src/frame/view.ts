import type { Field, FieldView } from '@guichet/engine';
import type { ReactNode } from 'react';

/**
 * Draws one field. All it needs beside the value is in `view`: controls are uncontrolled. A plain function that the
 * field's place calls, so that a field is no component: see `componentView` for one that needs a hook.
 */
export type View = (props: { readonly field: Field; readonly view: FieldView }) => ReactNode;

/** Views by component type, and by what stands for an unknown one. */
export type Views = Readonly<Record<string, View>>;
