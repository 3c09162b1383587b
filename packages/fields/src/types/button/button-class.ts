import type { Field } from '@guichet/engine';

/** The themes that look as the primary one does: it is what a form asks for. */
const asPrimary: readonly unknown[] = [undefined, '', 'primary'];

/** The look that an author chose. A name that is no theme of Form.io's is a secondary button. */
export function buttonClass({ component }: Field): string {
  const { theme, size, block } = component.settings;
  return [
    'g-button',
    !asPrimary.includes(theme) && `g-button--secondary g-button--${String(theme).replace(/\W/g, '')}`,
    typeof size === 'string' && size !== 'md' && `g-button--${size.replace(/\W/g, '')}`,
    block === true && 'g-button--block',
  ]
    .filter(Boolean)
    .join(' ');
}
