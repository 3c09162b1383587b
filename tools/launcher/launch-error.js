/** Something that the person at the keyboard can put right: its message says what and how. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError';
}
