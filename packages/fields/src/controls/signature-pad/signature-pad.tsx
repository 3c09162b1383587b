import { defaultLocale, type Locale } from '@guichet/definition';
import type { Field, FieldView } from '@guichet/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { authorText } from '../../frame/author-text.tsx';
import { partId } from '../../frame/part-id.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { signatureMessages } from './messages.ts';
import { nameIn } from './typed-name.ts';
import { usePad } from './use-pad.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

/** The box to draw in. Its room is kept until the page is live; without a script it is not there. */
export function SignaturePad({ field, view }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const [isLive, setLive] = useState(!isHydrating);
  const value = useFollowed(useCallback(() => String(field.value() ?? ''), [field]));
  const { clear, announced } = usePad({ field, box, value, isLive });
  const messages = signatureMessages[view.locale];
  useEffect(() => setLive(true), []);

  const isOwnFooter = field.plainText('footer') !== signatureMessages[defaultLocale].footer;
  const footer =
    view.texts.footer !== undefined && isOwnFooter ? authorText(view.texts.footer) : messages.footer;
  return (
    <div ref={box} className="g-signature__box">
      <p className="g-signature__how">{messages.draw}</p>
      <canvas
        id={partId(field, 'canvas')}
        className={heightOf(field)}
        role="img"
        aria-label={stateOf(value, messages)}
      />
      <div className="g-signature__below">
        {field.component.settings.hasNoFooter !== true && <p className="g-signature__footer">{footer}</p>}
        <button
          type="button"
          className="g-button g-button--secondary g-signature__clear"
          aria-label={messages.clearName(field.name())}
          hidden={!isLive || value === ''}
          onClick={clear}
        >
          {messages.clear}
        </button>
      </div>
      <span className="g-visually-hidden" role="status">
        {announced}
      </span>
    </div>
  );
}

/** The room for an author's height, `100px`, as one of three, until the page is live: see `giveSize`. */
function heightOf({ component: { settings } }: Field): string {
  const [height = 150] = /^\d+(?=(px)?$)/.exec(String(settings.height))?.map(Number) ?? [];
  if (height < 125) return 'g-signature__canvas g-signature__canvas--low';
  return height > 185 ? 'g-signature__canvas g-signature__canvas--high' : 'g-signature__canvas';
}

function stateOf(value: string, { empty, drawn, typed }: (typeof signatureMessages)[Locale]): string {
  if (value === '') return empty;
  const name = nameIn(value);
  return name === '' ? drawn : typed(name);
}
