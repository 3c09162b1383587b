/**
 * Runs in a frame of its own, sandboxed, and loads the foreign script of the mailing list there: it sees nothing of the
 * page around it beyond the message to it. The list's response goes back as one word.
 */
function notify(word: 'ready' | 'confirmed' | 'refused'): void {
  // Nothing personal is in it, and the frame does not know whose page it is in.
  parent.postMessage({ mailingList: word }, '*');
}

// The callbacks that the list's script calls, by its names. Its names are the list's.
Object.assign(window, { _show_thank_you: () => notify('confirmed'), _show_error: () => notify('refused') });

window.addEventListener('message', ({ source, data }: MessageEvent) => {
  if (source !== parent || typeof data?.subscribe !== 'string') return;
  const script = document.createElement('script');
  script.src = data.subscribe;
  script.addEventListener('error', () => notify('refused'));
  document.head.append(script);
});

notify('ready');
