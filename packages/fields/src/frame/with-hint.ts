import type { FieldView } from '@guichet/engine';

/** The same view with a line above its description: both describe the control, and the frame draws them. None where nobody types. */
export function withHint(view: FieldView, hint: string): FieldView {
  if (view.isReadOnly) return view;
  const { description } = view.texts;
  const descriptionNodes = typeof description === 'string' ? [description] : (description ?? []);
  const below = descriptionNodes.length === 0 ? [] : [{ tag: 'div', children: descriptionNodes }];
  const line = { tag: 'div', children: [hint] };
  return { ...view, texts: { ...view.texts, description: below.length === 0 ? hint : [line, ...below] } };
}
