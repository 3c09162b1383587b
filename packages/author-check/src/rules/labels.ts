import { defaultLocale } from '@guichet/definition';
import { isInput, nameOf } from '../findings/walk.ts';
import type { Rule } from './rule.ts';

const isShown = ({ type, model }: { type: string; model: unknown }) =>
  type !== 'hidden' && type !== 'recaptcha' && model !== undefined;

/** Titles and labels that are missing, and placeholders in their place. */
export const labels: Rule = ({ definition, components }, report) => {
  const { title } = definition;
  if (typeof title !== 'string' || title.trim() === '')
    report(
      'title',
      'missingTitle',
      'The form has no title, so its page has no name.',
      'Give it "title", and one in each language in "properties".',
    );
  for (const component of components) {
    const { json, path, type, model, parent } = component;
    const written = typeof json.label === 'string' ? json.label.trim() : undefined;
    if (
      type === 'panel' &&
      definition.display === 'wizard' &&
      parent === undefined &&
      typeof (json.title ?? json.label) !== 'string'
    )
      report(
        path,
        'missingTitle',
        'This page has no title, so residents cannot tell the steps apart.',
        'Give it a "title".',
      );
    if (!isInput(component) || !isShown(component) || json.hidden === true) continue;
    const hasPlaceholder = typeof json.placeholder === 'string' && json.placeholder.trim() !== '';
    if (written === '' || (written === undefined && model?.label[defaultLocale] !== '')) {
      if (hasPlaceholder)
        report(
          `${path}.placeholder`,
          'placeholderAsLabel',
          `A placeholder stands in place of a label: it is gone as soon as somebody types.`,
          'Write it as "label"; add "hideLabel" if it is not to be seen.',
        );
      else if (json.key !== undefined)
        report(
          written === undefined ? path : `${path}.label`,
          'missingLabel',
          `The field "${nameOf(component)}" has no label, so residents do not know what to answer.`,
          'Give it a "label"; add "hideLabel" if it is not to be seen.',
        );
    } else if (json.hideLabel === true && hasPlaceholder && parent?.type !== 'datagrid')
      report(
        `${path}.hideLabel`,
        'placeholderAsLabel',
        'The label is hidden, and the placeholder that stands for it is gone as soon as somebody types.',
        'Show the label: remove "hideLabel".',
      );
  }
};
