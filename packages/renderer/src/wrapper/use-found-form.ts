import type { Locale } from '@guichet/definition';
import type { Texts } from '@guichet/engine';
import { useEffect, useRef, useState } from 'react';
import { createEmitter } from './create-emitter.ts';
import { type FoundForm, findForm } from './find-form.ts';
import type { FormProps } from './form-props.ts';
import { sorted } from './load-submission.ts';
import { signedInOf } from './signed-in.ts';

type State =
  | { readonly kind: 'loading' }
  /** Nothing is shown of why: the console and an event tell it. */
  | { readonly kind: 'failed' }
  /** `opening`: another number for each form that starts afresh. `texts`: in the language that is shown. */
  | {
      readonly kind: 'found';
      readonly opening: number;
      readonly found: FoundForm;
      readonly texts: { readonly locale: Locale; readonly texts: Texts };
    };

const loading: State = { kind: 'loading' };

/** The form that a host asks for, as far as it has come, with its texts in the language that is asked for. */
export function useFoundForm(props: FormProps, locale: Locale): State {
  const { src, form, options } = props;
  const [state, setState] = useState<State>(loading);
  const latest = useRef({ props, locale });
  latest.current = { props, locale };
  // Hosts often create a definition again at each render: its content counts.
  const text = useText(form);
  const i18n = useText(options?.i18n);
  const openings = useRef(0);
  const { components } = options ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts stand for what they say
  useEffect(() => {
    let isWanted = true;
    const emit = createEmitter(() => latest.current.props);
    setState(loading);
    const fail = (error: unknown) => {
      if (!isWanted) return;
      console.error(error);
      setState({ kind: 'failed' });
      const failure = error instanceof Error ? error : new Error(String(error));
      emit('formLoadError', failure);
      emit('error', failure);
    };
    async function open() {
      const { locale: first, props: given } = latest.current;
      const found = await findForm({
        src: given.src,
        definition: given.form ?? undefined,
        locale: first,
        i18n: given.options?.i18n,
        components,
        signedIn: signedInOf(() => latest.current.props),
      });
      if (!isWanted) return;
      emit('formLoad', found.definition);
      const shown = latest.current.locale;
      const texts = await found.textsIn(shown);
      if (!isWanted) return;
      openings.current += 1;
      setState({ kind: 'found', opening: openings.current, found, texts: { locale: shown, texts } });
    }
    open().catch(fail);
    return () => {
      isWanted = false;
    };
  }, [form === undefined || form === null ? src : '', text, i18n, components]);

  const found = state.kind === 'found' ? state.found : undefined;
  const shown = state.kind === 'found' ? state.texts.locale : undefined;
  useEffect(() => {
    if (found === undefined || shown === locale) return;
    let isWanted = true;
    found.textsIn(locale).then(
      (texts) => {
        if (!isWanted) return;
        setState((now) =>
          now.kind === 'found' && now.found === found ? { ...now, texts: { locale, texts } } : now,
        );
      },
      // It stays as it is, and nothing is lost.
      (error: unknown) => console.error(error),
    );
    return () => {
      isWanted = false;
    };
  }, [found, shown, locale]);
  return state;
}

/** The text of a value, computed only when the value changes. */
function useText(value: unknown): string {
  const known = useRef<{ value: unknown; text: string }>(undefined);
  if (known.current?.value !== value || known.current === undefined) {
    known.current = { value, text: sorted(value) };
  }
  return known.current.text;
}
