import type { Form } from '@guichet/engine';
import type { FileService } from '@guichet/service-client/file-service';
import { useContext, useMemo, useRef } from 'react';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { fileMessages } from './messages.ts';
import { useGone } from './use-gone.ts';
import { useUploadHold } from './use-hold.tsx';

interface Props {
  readonly form: Form;
}

/** Of a form in pages: holds what is sent while files are on their way, on whichever page their fields stand. */
export function FilesElsewhere({ form }: Props) {
  const service = useContext(FormInstanceContext)?.files;
  // A server has no way to where files go, and draws nothing here.
  const isHydrating = useIsHydrating();
  return service === undefined || isHydrating ? null : <HeldForm form={form} service={service} />;
}

function HeldForm({ form, service }: Props & { readonly service: FileService }) {
  const files = useMemo(() => ({ service }), [service]);
  useGone(form, files);
  const place = useRef<HTMLDivElement>(null);
  const { isHeld, question } = useUploadHold(place, form, files);
  return (
    <>
      <div ref={place} role="status">
        {isHeld && <p className="g-file__held">{fileMessages[form.locale()].held}</p>}
      </div>
      {question}
    </>
  );
}
