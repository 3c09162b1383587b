import type { Locale } from '@guichet/definition';
import { useEffect, useRef } from 'react';
import type { ShownExample } from './catalogue.ts';
import type { State } from './states.ts';

interface Props {
  readonly shown: ShownExample;
  readonly state: State;
  readonly locale: Locale;
}

const languages = { en: 'English', fr: 'French' } as const;

/** An example in a document of its own, as it is in a form: no id of it meets another's. */
export function StateFrame({ shown, state, locale }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const query = new URLSearchParams({ example: shown.id, state, locale });
  useEffect(() => (frame.current === null ? undefined : fitToContent(frame.current)), []);
  return (
    <iframe
      ref={frame}
      className="bench__frame"
      title={`${shown.id}, ${state}, ${languages[locale]}`}
      src={`frame.html?${query}`}
    />
  );
}

/** Keeps a frame as high as what it holds. Returns the end of it. */
function fitToContent(frame: HTMLIFrameElement): () => void {
  const observer = new ResizeObserver(() => {
    frame.height = String(frame.contentDocument?.documentElement.offsetHeight ?? 0);
  });
  const watch = () => {
    const content = frame.contentDocument?.documentElement;
    if (content) observer.observe(content);
  };
  frame.addEventListener('load', watch);
  return () => {
    frame.removeEventListener('load', watch);
    observer.disconnect();
  };
}
