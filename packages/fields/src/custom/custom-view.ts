/** The door of a deployment's own types: what their views are drawn with, as ours are. */

export { textInput } from '../controls/text-input/text-input.tsx';
export { tooltip } from '../controls/tooltip/tooltip.tsx';
export { authorText } from '../frame/author-text.tsx';
export { FieldSlots } from '../frame/field-slot.tsx';
export { FormInstanceContext } from '../frame/form-instance-context.ts';
export { controlProps, describedBy, framed, labelContent, notes, wrapperClass } from '../frame/frame.tsx';
export { partId } from '../frame/part-id.ts';
export { useIsHydrating } from '../frame/use-is-hydrating.ts';
export type { View } from '../frame/view.ts';
