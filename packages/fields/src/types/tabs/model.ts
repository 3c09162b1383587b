import type { Field } from '@guichet/engine';
import { componentsIn, countIn } from '../../define/child-lists.ts';
import { defineLayout, flagSettings, listOf } from '../../define/define-model.ts';

/** Parts of a form of which one is seen at a time. A tab is no component: it has a label and children. */
export const tabsModel = defineLayout({
  needs: () => ['type:tabs'],
  label: { en: '', fr: '' },
  clearOnHide: true,
  texts: [{ setting: 'components[].label', as: 'html', isHeading: true }],
  children: (json) =>
    listOf(json.components).map((tab, index) => ({
      path: `components[${index}].components`,
      components: componentsIn(tab),
    })),
  settings: (json) => ({
    /** How many of the children stand in each tab. */
    tabs: listOf(json.components).map((tab) => countIn(componentsIn(tab))),
    ...flagSettings(json, ['verticalLayout']),
  }),
});

/** The children of each tab, in order. */
export function fieldsOfTabs({ component, children }: Field): readonly (readonly Field[])[] {
  let next = 0;
  return listOf(component.settings.tabs).map((count) => {
    const first = next;
    next += typeof count === 'number' ? count : 0;
    return children.slice(first, next);
  });
}
