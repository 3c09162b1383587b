/** Tests that change their process, or the language, for good: each file has a process of its own. */
export const alone = [
  // Tries to escape from the interpreter, which succeed in the language itself, change what it is made of.
  'packages/author-scripts/src/run/escapes.test.ts',
  // The zone of a process is read once.
  'packages/engine/src/{conditions,rules}/oracle.test.ts',
  'packages/author-scripts/src/run/{conformance,random}.test.ts',
  'packages/author-scripts/src/run/faces/*.test.ts',
  // Processor time and memory of the process are measured, signals reach it, or its disk fills up.
  'packages/author-scripts/src/run/{limits,slow-scripts}.test.ts',
  'apps/form-service/src/uploads/{memory,crash}.test.ts',
  'apps/form-service/src/{crash,serve}.test.ts',
  'apps/residents/src/server/storage-faults.test.ts',
  'tools/**/*.test.ts',
];
