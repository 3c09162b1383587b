import type { Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { useEffect, useRef, useState } from 'react';
import { sizeOf } from '../../define/define-model.ts';
import { cameraMessages } from './camera-messages.ts';

interface Props {
  readonly field: Field;
  readonly locale: Locale;
  readonly onPicture: (file: File) => void;
}

/** Pixels. Source: Form.io's default of `webcamSize`. */
const widthByDefault = 320;

type State = 'closed' | 'opening' | 'open' | 'failed';

/** Takes a picture with the device's camera. */
export function Camera({ field, locale, onPicture }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const [state, setState] = useState<State>('closed');
  const messages = cameraMessages[locale];

  function close(next: State = 'closed'): void {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setState(next);
  }

  useEffect(() => () => stream.current?.getTracks().forEach((track) => void track.stop()), []);

  async function open(): Promise<void> {
    setState('opening');
    try {
      const width = { ideal: sizeOf(field.component.settings.webcamSize) ?? widthByDefault };
      stream.current = await navigator.mediaDevices.getUserMedia({ video: { width }, audio: false });
      if (video.current === null) return close();
      video.current.srcObject = stream.current;
      await video.current.play();
      setState('open');
    } catch {
      close('failed');
    }
  }

  function take(): void {
    const shown = video.current;
    if (shown === null) return;
    const canvas = document.createElement('canvas');
    canvas.width = shown.videoWidth;
    canvas.height = shown.videoHeight;
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    canvas.toBlob((blob) => {
      close(blob === null ? 'failed' : 'closed');
      if (blob !== null) onPicture(new File([blob], `photo-${Date.now()}.png`, { type: 'image/png' }));
    }, 'image/png');
  }

  const isOpen = state === 'open' || state === 'opening';
  return (
    <div className="g-file__camera">
      {isOpen && (
        <video ref={video} className="g-file__video" aria-label={messages.picture} muted playsInline />
      )}
      {state === 'open' && (
        <button type="button" className="g-button" onClick={take}>
          {messages.take}
        </button>
      )}
      <button
        type="button"
        className="g-button g-button--secondary"
        onClick={() => (isOpen ? close() : void open())}
      >
        {isOpen ? messages.close : messages.open}
      </button>
      <p role="status" className="g-file__note">
        {state === 'failed' && messages.failed}
      </p>
    </div>
  );
}
