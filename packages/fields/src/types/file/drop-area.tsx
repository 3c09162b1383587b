import type { Field, FieldView } from '@guichet/engine';
import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { controlProps, describedBy } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { acceptOf } from './accept-of.ts';
import type { Camera } from './camera.tsx';
import { droppedFiles } from './dropped-files.ts';
import { addFiles } from './file-commands.ts';
import { hintOf } from './file-hint.tsx';
import { fileMessages } from './messages.ts';
import { limitsOf, type Sender } from './sender.ts';
import { useSafeDrop } from './use-safe-drop.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly Camera: typeof Camera | undefined;
  /** The page answers; until then, and without a script, the browser's own control shows what was chosen. */
  readonly isLive: boolean;
  readonly sender: Sender | undefined;
  /** Files were chosen before the page answered. The same each time. */
  readonly onEarly: () => void;
}

/** Where files are chosen, dropped, or taken with a camera. */
export function DropArea({ field, view, Camera, isLive, sender, onEarly }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { settings, multiple } = field.component;
  const messages = fileMessages[view.locale];
  const isSeveral = multiple === true;
  const limits = limitsOf({ form: sender?.form, field });
  const hint = hintOf(field, view.locale, limits) === '' ? undefined : partId(field, 'hint');
  useSafeDrop();
  useLayoutEffect(() => {
    const control = input.current;
    if (control === null || sender === undefined) return undefined;
    function take() {
      const files = [...(control?.files ?? [])];
      if (files.length === 0 || !sender || !control) return;
      addFiles(sender, files);
      // The same file may be chosen again.
      control.value = '';
    }
    if (control.files !== null && control.files.length > 0) onEarly();
    take();
    // Before the form itself gets it: nothing is missing any more.
    control.addEventListener('input', take);
    control.addEventListener('change', take);
    return () => {
      control.removeEventListener('input', take);
      control.removeEventListener('change', take);
    };
  }, [sender, onEarly]);

  function add(files: readonly File[], folders: readonly string[] = []): void {
    if (sender === undefined || view.disabled) return;
    addFiles(sender, files, folders);
    // For listeners of a resident's actions, as if it had been chosen.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const { files, folders } = droppedFiles(event.dataTransfer);
    add(files, folders);
  }

  const { autoComplete: _, ...control } = controlProps(field, view);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop is one more way beside the control in it
    <div
      className="g-file__drop"
      data-live={isLive || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...control}
        ref={input}
        type="file"
        className="g-file__input"
        aria-describedby={[describedBy(field, view), hint].filter(Boolean).join(' ') || undefined}
        multiple={isSeveral}
        accept={acceptOf(limits.pattern)}
        capture={captureOf(settings.capture)}
      />
      {isLive && !view.disabled && (
        <p className="g-file__ways">
          <span className="g-file__or">{isSeveral ? messages.dropSeveral : messages.drop}</span>{' '}
          <label htmlFor={field.id} className="g-button g-button--secondary">
            {isSeveral ? messages.browseSeveral : messages.browse}
          </label>
        </p>
      )}
      {isLive && !view.disabled && settings.webcam === true && Camera && (
        <Camera field={field} locale={view.locale} onPicture={(file) => add([file])} />
      )}
    </div>
  );
}

function captureOf(capture: unknown): 'environment' | 'user' | undefined {
  return capture === 'environment' || capture === 'user' ? capture : undefined;
}
