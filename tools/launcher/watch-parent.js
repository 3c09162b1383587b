const parent = process.ppid;

/**
 * Calls `onGone` when the process that started this one is gone, even if it was killed and could tell
 * nobody. Only where that process is known to wait for us: npm, and our own launcher. What was started
 * by hand may outlive its shell.
 *
 * @param {() => void} onGone
 * @returns {() => void} stops watching
 */
export function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined && process.env.GUICHET_LAUNCHED === undefined) {
    return () => {};
  }
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 200);
  timer.unref();
  return () => clearInterval(timer);
}
