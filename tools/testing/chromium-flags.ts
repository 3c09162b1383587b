/** Chromium in tests: runs as root in a container, and calls nobody. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Nothing here is drawn by a graphics card: a process of its own costs a ninth more time.
  '--in-process-gpu',
] as const;
