import type { View } from './view.ts';

/** Where a submission is shown, nothing that its author gave as an example may be taken for an answer. */
export function forReading(draw: View): View {
  return ({ field, view }) => {
    if (!view.isReadOnly) return draw({ field, view });
    const { placeholder: _, ...texts } = view.texts;
    return draw({ field, view: { ...view, texts } });
  };
}
