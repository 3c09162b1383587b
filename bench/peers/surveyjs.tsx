import 'survey-core/survey-core.min.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import type { BenchComponent } from '../forms.ts';
import { offerMount } from '../page/offer-mount.ts';
import { definition, place, rowCountOf } from './definition.ts';

const { display, components } = definition;
const pages = display === 'wizard' ? components.map((page) => page.components ?? []) : [components];
const survey = {
  clearInvisibleValues: 'onHidden',
  pages: pages.map((elements, index) => ({ name: `p${index}`, elements: elements.map(adapt) })),
};

/** Its own way to say the same. */
function adapt(component: BenchComponent): object {
  const { type, key, label, defaultValue, validate, calculateValue, conditional } = component;
  const [condition] = conditional?.conditions ?? [];
  const base = {
    ...{ name: key, title: label, defaultValue, isRequired: validate?.required },
    ...(condition && { visibleIf: `{${condition.component}} notempty` }),
  };
  const choices = ['a', 'b', 'c'].map((value) => ({ value, text: value.toUpperCase() }));
  switch (type) {
    case 'number': {
      if (typeof calculateValue !== 'object') return { ...base, type: 'text', inputType: 'number' };
      const terms = calculateValue['+'].map(({ or: [{ var: path }] }) => `{${path.slice('data.'.length)}}`);
      return { ...base, type: 'expression', expression: terms.join(' + ') };
    }
    case 'select':
      return { ...base, type: 'dropdown', choices };
    case 'checkbox':
      return { ...base, type: 'boolean', renderAs: 'checkbox' };
    case 'radio':
      return { ...base, type: 'radiogroup', choices };
    case 'datagrid': {
      const columns = component.components?.map((column) => ({ name: column.key, title: column.label }));
      const grid = { ...base, type: 'matrixdynamic', defaultValue: undefined, cellType: 'text', columns };
      return { ...grid, rowCount: rowCountOf(component), addRowText: 'Add', confirmDelete: false };
    }
    default:
      return { ...base, type: 'text' };
  }
}

offerMount(() => {
  const model = new Model(survey);
  flushSync(() => createRoot(place).render(<Survey model={model} />));
});
