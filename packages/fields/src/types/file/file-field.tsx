import { encodeJson } from '@guichet/definition';
import type { Field, FieldView } from '@guichet/engine';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { describedBy, labelContent, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { leaveAsOne } from '../../frame/leave-as-one.ts';
import { partId } from '../../frame/part-id.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import type { Camera } from './camera.tsx';
import { DropArea } from './drop-area.tsx';
import { isFull } from './file-commands.ts';
import { FileHint } from './file-hint.tsx';
import { FileList } from './file-list.tsx';
import { FileStatus } from './file-status.tsx';
import { fileMessages } from './messages.ts';
import { missingSupport } from './missing-support.ts';
import { isNowhere, limitsOf, storageOf } from './sender.ts';
import { useFileFocus } from './use-file-focus.ts';
import { useFiles } from './use-files.ts';
import { useGone } from './use-gone.ts';
import { useUploadHold } from './use-hold.tsx';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  /** For fields whose author asks for it. */
  readonly Camera?: typeof Camera | undefined;
}

/**
 * The control that chooses files, and their list. For the resident, all of it is one field. Where no more files are
 * taken, the first button of the list is the field's control.
 */
export function FileField({ field, view, Camera }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const [isLive, setLive] = useState(!isHydrating);
  const held = useFiles(field);
  const { records, files, sender } = held;
  useLayoutEffect(() => leaveAsOne(group.current), []);
  const hasEarly = useRef(false);
  const noteEarly = useCallback(() => {
    hasEarly.current = true;
  }, []);
  useEffect(() => {
    setLive(true);
    if (!hasEarly.current) return;
    // Later listeners, such as the one that keeps answers over a reload, get earlier choices too.
    setTimeout(() => group.current?.dispatchEvent(new Event('input', { bubbles: true })));
  }, []);
  // In pages the form itself holds what is sent: see `FilesElsewhere`.
  const form = sender?.form.wizard === undefined ? sender?.form : undefined;
  const { question } = useUploadHold(group, form, files);
  useGone(form, files);
  useFileFocus(field, group, held);

  const messages = fileMessages[view.locale];
  const limits = limitsOf({ form: sender?.form, field });
  const missing = isLive ? missingSupport(view.locale) : undefined;
  const storage = storageOf({ field, files });
  const nowhere = isNowhere(files, storage) ? messages.nowhere : missing;
  const refusal = storage === undefined ? messages.noStorage : nowhere;
  const isStill = view.disabled || view.isReadOnly;
  const hasInput =
    !view.isReadOnly && refusal === undefined && (view.disabled || !isFull(field, limits.maxFileCount));
  const label = {
    className: field.component.hideLabel === true ? 'g-visually-hidden' : 'g-label',
    id: view.labelId ?? partId(field, 'label'),
  };
  return (
    <div className={wrapperClass(field, view)}>
      {hasInput ? (
        <label {...label} htmlFor={field.id}>
          {labelContent(view)}
        </label>
      ) : (
        <span {...label}>{labelContent(view)}</span>
      )}
      {tooltipAndNotes(field, view)}
      {!isStill && refusal === undefined && <FileHint field={field} locale={view.locale} limits={limits} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and here the label names the control too */}
      <div
        ref={group}
        className="g-file"
        data-several=""
        role="group"
        aria-labelledby={view.namedBy ?? label.id}
        aria-invalid={(!hasInput && view.errors.length > 0) || undefined}
      >
        {refusal !== undefined && !isStill && (
          <p
            id={field.id}
            data-field={field.id}
            className="g-file__refusal"
            tabIndex={-1}
            aria-describedby={describedBy(field, view)}
          >
            {refusal}
          </p>
        )}
        {hasInput && <DropArea {...{ field, view, Camera, isLive, sender }} onEarly={noteEarly} />}
        <FileList
          {...{ field, view, held }}
          isControl={!hasInput && refusal === undefined}
          isStill={isStill}
        />
        {records.map((record, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one from the other
            key={index}
            type="hidden"
            name={field.path()}
            data-field={field.id}
            value={encodeJson(record)}
            readOnly
          />
        ))}
        {!isStill && <FileStatus locale={view.locale} work={held.work} />}
      </div>
      {question}
    </div>
  );
}
