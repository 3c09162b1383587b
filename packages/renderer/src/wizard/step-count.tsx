import type { WizardView } from '@guichet/engine';
import { useEffect, useRef } from 'react';
import { wizardMessages } from './messages.ts';

/**
 * Says politely that an answer made a step come or go. The heading shows it, but a screen reader in a field below the
 * heading does not say it. A turn of the page says the count by its heading.
 */
export function StepCount({ view: { locale, steps, current } }: { readonly view: WizardView }) {
  const region = useRef<HTMLParagraphElement>(null);
  const count = steps.length;
  const announcedPage = useRef({ count, id: current.id, locale });

  useEffect(() => {
    const before = announcedPage.current;
    announcedPage.current = { count, id: current.id, locale };
    if (region.current === null) return;
    if (before.id !== current.id || before.locale !== locale) region.current.textContent = '';
    else if (before.count !== count) region.current.textContent = wizardMessages[locale].count(count);
  }, [count, current.id, locale]);

  return <p ref={region} role="status" className="g-visually-hidden" />;
}
