import type { Field, FieldView } from '@guichet/engine';
import { signatureMessages } from '../../controls/signature-pad/messages.ts';
import { SignaturePad } from '../../controls/signature-pad/signature-pad.tsx';
import { isPicture } from '../../controls/signature-pad/typed-name.ts';
import { textInput } from '../../controls/text-input/text-input.tsx';
import type { Feature } from '../../features/feature.ts';
import { describedBy, framed } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { signatureModel } from './model.ts';

/** A box to draw in, and a line to type a name into instead. Without a script the line alone. */
export function SignatureView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  if (field.component.multiple === true) return framed(field, view, textInput(field, view, { type: 'text' }));
  const [name = '', picture = ''] = field.shown();
  const messages = signatureMessages[view.locale];
  const isStill = view.disabled || view.isReadOnly === true;
  const how = [describedBy(field, view), !isStill && partId(field, 'type')].filter(Boolean).join(' ');
  return framed(
    field,
    view,
    <div className="g-signature" data-several="">
      {isStill && isPicture(picture) && (
        <img
          className="g-signature__picture"
          src={picture}
          alt={name === '' ? messages.drawn : messages.typed(name)}
        />
      )}
      {!isStill && <SignaturePad field={field} view={view} />}
      {!isStill && (
        <p id={partId(field, 'type')} className="g-signature__how">
          <span className="g-signature__or">{messages.orType}</span>
          <span className="g-signature__only">{messages.type}</span>
        </p>
      )}
      {textInput(field, view, { type: 'text', more: { 'aria-describedby': how || undefined } })}
      <input
        type="hidden"
        name={field.path()}
        data-field={field.id}
        defaultValue={picture}
        disabled={view.disabled || undefined}
      />
    </div>,
  );
}

/** A name that is drawn or typed. */
export const feature: Feature = {
  models: { signature: signatureModel },
  views: { signature: SignatureView },
};
