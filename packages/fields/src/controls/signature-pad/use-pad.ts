import type { Field } from '@guichet/engine';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { signatureMessages } from './messages.ts';
import { createPad, type Pad } from './pad.ts';
import { isPicture, nameIn } from './typed-name.ts';
import { withTitle } from './with-title.ts';

interface Drawing {
  readonly field: Field;
  /** Around the canvas; beside it, in the same group, stand the line to type into and the control that holds the picture. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly value: string;
  /** Nothing is drawn before the page has taken over what a server drew. */
  readonly isLive: boolean;
}

/** Joins the box and the line: what is drawn takes the place of what was typed, and the other way round. */
export function usePad({ field, box, value, isLive }: Drawing) {
  const pad = useRef<Pad>(undefined);
  /** The picture that the box shows already. */
  const shown = useRef('');
  const [announced, setAnnounced] = useState('');

  function controls() {
    const group = box.current?.closest('[data-several]');
    const [line, held] = group?.querySelectorAll<HTMLInputElement>('[data-field]') ?? [];
    return line === undefined || held === undefined ? undefined : { line, held };
  }

  function write(name: string, picture: string): void {
    const found = controls();
    if (found === undefined) return;
    shown.current = picture;
    found.held.value = picture;
    found.line.value = name;
    found.line.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function clear(): void {
    pad.current?.clear();
    write('', '');
    setAnnounced(signatureMessages[field.locale()].cleared);
    controls()?.line.focus();
  }

  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    const canvas = box.current?.querySelector('canvas');
    if (!isLive || canvas == null) return undefined;
    giveSize(canvas, field);
    const made = createPad(canvas, lookOf(field), () => {
      latest.current('', made.picture());
      setAnnounced(signatureMessages[field.locale()].drawn);
    });
    pad.current = made;
    shown.current = '';
    return made.dispose;
  }, [field, box, isLive]);

  // Draws a typed name before the form hears of it, so that both are kept together.
  useEffect(() => {
    const group = box.current?.closest<HTMLElement>('[data-several]');
    function type(event: Event): void {
      const { line, held } = controls() ?? {};
      if (event.target !== line || line === undefined || held === undefined) return;
      const name = line.value.trim();
      if (name === nameIn(shown.current) && name !== '') return;
      if (name === '' && nameIn(shown.current) === '') return;
      if (name === '' || isPicture(name)) pad.current?.clear();
      else pad.current?.showName(name);
      held.value = name === '' || isPicture(name) ? '' : withTitle(pad.current?.picture() ?? '', name);
      shown.current = held.value;
    }
    group?.addEventListener('input', type);
    return () => group?.removeEventListener('input', type);
  });

  // Draws values from elsewhere: loaded, restored, computed.
  useEffect(() => {
    if (!isLive || value === shown.current) return;
    shown.current = value;
    const name = nameIn(value) || (isPicture(value) ? '' : value);
    if (name !== '') pad.current?.showName(name);
    else if (value === '') pad.current?.clear();
    else pad.current?.showPicture(value);
  });

  return { clear, announced };
}

/** As its author has it: nothing that a server draws may say how it looks. It is never wider than its page. */
function giveSize({ style }: HTMLCanvasElement, { component: { settings } }: Field): void {
  const { width, height } = settings;
  style.inlineSize = typeof width === 'string' && /^\d+(px|%)$/.test(width) ? width : '';
  const tall = typeof height === 'string' && /^\d+(px)?$/.test(height) ? Number.parseInt(height, 10) : 0;
  style.blockSize = tall >= 60 && tall <= 600 ? `${tall}px` : '';
}

function lookOf({ component: { settings } }: Field) {
  const { penColor, backgroundColor, minWidth, maxWidth } = settings;
  return {
    penColor: typeof penColor === 'string' ? penColor : 'black',
    backgroundColor: typeof backgroundColor === 'string' ? backgroundColor : 'rgb(245,245,235)',
    minWidth: typeof minWidth === 'number' ? minWidth : 0.5,
    maxWidth: typeof maxWidth === 'number' ? maxWidth : 2.5,
  };
}
