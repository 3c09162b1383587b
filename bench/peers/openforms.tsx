import '@open-formulieren/formio-renderer/formio-renderer.css';
import { FormioForm } from '@open-formulieren/formio-renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import type { BenchComponent } from '../forms.ts';
import { offerMount } from '../page/offer-mount.ts';
import { definition, place, rowCountOf } from './definition.ts';

// Sums are its server's, so that they stay as they are.
const components = definition.components
  .filter(({ calculateValue }) => calculateValue === undefined)
  .map(adapt);
const [grid] = definition.components;
// Rows of it show inputs only while they are edited.
const rows = Array.from({ length: rowCountOf(grid) }, () => ({
  _OF_INTERNAL_isItemExpanded: true,
  _OF_INTERNAL_isNewItem: true,
}));
const values = rows.length > 0 ? { g: rows } : {};

/** Its own way to say the same. */
function adapt(component: BenchComponent): object {
  const { type, key, defaultValue, conditional, components: columns } = component;
  const base = { ...component, id: key, openForms: { dataSrc: 'manual' } };
  if (type === 'datagrid')
    return { ...base, type: 'editgrid', components: columns?.map(adapt), defaultValue: undefined };
  const [condition] = conditional?.conditions ?? [];
  const when = condition && { show: false, when: condition.component, eq: '' };
  return { ...base, defaultValue: defaultValue ?? '', ...(when && { conditional: when, clearOnHide: true }) };
}

offerMount(() => {
  flushSync(() =>
    createRoot(place).render(
      <IntlProvider locale="en" defaultLocale="en" messages={{}}>
        <FormioForm components={components} values={values} onSubmit={async () => {}}>
          <button type="submit">Submit</button>
        </FormioForm>
      </IntlProvider>,
    ),
  );
});
