import type { Form } from '@guichet/engine';
import { use, useRef } from 'react';
import { LivingFormContext } from '../frame/living-form.ts';
import { fileMessages } from './messages.ts';
import { useHold } from './use-hold.ts';

interface Props {
  readonly form: Form;
}

/** Of a form in pages: holds what is sent while files are on their way, on whichever page their fields stand. */
export function FilesElsewhere({ form }: Props) {
  return use(LivingFormContext)?.files === undefined ? null : <HeldForm form={form} />;
}

function HeldForm({ form }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isHeld = useHold(place, form);
  return (
    <div ref={place} role="status">
      {isHeld && <p className="g-file__held">{fileMessages[form.locale()].held}</p>}
    </div>
  );
}
