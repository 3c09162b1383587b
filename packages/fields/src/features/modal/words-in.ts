/** The texts beside the controls in an element, for their values. */
export function buttonTextsIn(element: Element): string {
  const controls = element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  );
  return [...controls]
    .map(displayValueOf)
    .filter((words) => words !== '')
    .join(', ');
}

function displayValueOf(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  if (control instanceof HTMLSelectElement) {
    return [...control.selectedOptions]
      .filter(({ value }) => value !== '')
      .map(({ text }) => text)
      .join(', ');
  }
  switch (control.type) {
    case 'hidden':
      return '';
    case 'password':
      return control.value === '' ? '' : '••••••';
    case 'checkbox':
    case 'radio':
      return 'checked' in control && control.checked ? (control.labels?.[0]?.textContent?.trim() ?? '') : '';
    default:
      return control.value;
  }
}
