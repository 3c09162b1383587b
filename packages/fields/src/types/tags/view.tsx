import type { Field, FieldView } from '@guichet/engine';
import { maxTags } from '@guichet/engine/rules/max-tags';
import type { Feature } from '../../features/feature.ts';
import { framed } from '../../frame/frame.tsx';
import { withHint } from '../../frame/with-hint.ts';
import { tagsMessages } from './messages.ts';
import { delimiterOf, tagsModel } from './model.ts';
import { TagsInput } from './tags-input.tsx';

/** One line to type into. With a script what is typed there becomes a list of words, each with a button to remove it. */
export function TagsView({ field, view: fieldView }: { readonly field: Field; readonly view: FieldView }) {
  const { settings } = field.component;
  const most = typeof settings.maxTags === 'number' ? settings.maxTags : undefined;
  const messages = tagsMessages[fieldView.locale];
  const hints = [messages.hint(delimiterOf(settings)), ...(most === undefined ? [] : [messages.most(most)])];
  const view = withHint(fieldView, hints.join(' '));
  return framed(field, view, <TagsInput field={field} view={view} most={most} />);
}

/** Words that are added one by one. */
export const feature: Feature = {
  models: { tags: tagsModel },
  rules: { maxTags },
  views: { tags: TagsView },
};
