import 'bootstrap/dist/css/bootstrap.min.css';
import '@formio/js/dist/formio.form.min.css';
import { Formio } from '@formio/js';
import { Form } from '@formio/react';
import { createRoot } from 'react-dom/client';
import { offerMount } from '../page/offer-mount.ts';
import { definition, place } from './definition.ts';

// Lists of choices come from the page's own server, as ours do, and not from Form.io's.
Formio.setBaseUrl(location.origin);

const { display, components } = definition;
const hasButton = display === 'wizard' || components.some(({ type }) => type === 'button');
const submit = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
const form = hasButton ? definition : { ...definition, components: [...components, submit] };

offerMount(
  () =>
    new Promise((resolve) => {
      createRoot(place).render(<Form form={form} onFormReady={() => resolve()} onChange={noteKey} />);
    }),
);

function noteKey(_value: unknown, _flags: unknown, isModified: unknown): void {
  if (isModified === true) performance.mark('alive');
}
