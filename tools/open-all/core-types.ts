/** The component types that Form.io's own builder offers. Source: `@formio/js` 5.6.0. */
export const coreTypes: ReadonlySet<string> = new Set([
  ...['address', 'button', 'checkbox', 'columns', 'container', 'content', 'currency'],
  ...['datagrid', 'datamap', 'datetime', 'day', 'editgrid', 'email', 'fieldset', 'file', 'form'],
  ...['hidden', 'htmlelement', 'number', 'panel', 'password', 'phoneNumber', 'radio', 'recaptcha'],
  ...['resource', 'select', 'selectboxes', 'signature', 'survey', 'table', 'tabs', 'tags', 'textarea'],
  ...['textfield', 'time', 'tree', 'url', 'well'],
]);
