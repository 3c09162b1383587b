import { defaultLocale, isLocale, type Locale } from '@guichet/definition';
import { useSyncExternalStore } from 'react';
import type { FormProps } from './form-props.ts';
import { loadingMessage } from './messages.ts';
import { OpenedForm } from './opened-form.tsx';
import './scheme.css';
import { useFoundForm } from './use-found-form.ts';

/**
 * A form on the page of any host. Changing an input does what a host expects: another form starts afresh, a
 * submission is loaded, a language keeps the answers. Throws, to the host's error boundary, when it has neither
 * `src` nor `form`.
 */
export function Form(props: FormProps) {
  const { options } = props;
  if (!hasForm(props)) throw new Error(missingForm);
  const locale = localeOf(props.language ?? options?.language);
  const state = useFoundForm(props, locale);
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="g-embedded" data-scheme={options?.scheme} lang={locale} dir="ltr">
      {state.kind === 'found' && isHere && (
        <OpenedForm key={state.opening} {...{ props, locale }} found={state.found} texts={state.texts} />
      )}
      {state.kind === 'loading' && (
        <p className="g-notice g-notice--busy" role="status">
          {loadingMessage[locale]}
        </p>
      )}
    </div>
  );
}

/** The text, word for word, where there is nothing to show. Product constant. */
export const missingForm = 'Must set src or form attribute';

export function hasForm({ src, form }: Pick<FormProps, 'src' | 'form'>): boolean {
  return Boolean(src) || (form !== undefined && form !== null);
}

const never = () => () => undefined;

/** `fr-CA` is French. */
function localeOf(language: string | undefined): Locale {
  const [locale = ''] = (language ?? defaultLocale).toLowerCase().split(/[-_]/);
  return isLocale(locale) ? locale : defaultLocale;
}
