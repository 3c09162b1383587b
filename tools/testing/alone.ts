/** Tests that permanently change their process, or the language: each file has a process of its own. */
export const alone = [
  // Tries to escape from the interpreter, which succeed in the language itself, change what it is made of.
  'packages/author-scripts/src/run/escapes.test.ts',
  // Modules that others load would be there.
  'packages/author-scripts/src/run/without-built-ins.test.ts',
  // The zone of a process is read once.
  'packages/engine/src/{conditions,rules}/oracle.test.ts',
  'packages/author-scripts/src/run/{conformance,random}.test.ts',
  'packages/author-scripts/src/run/library-shims/*.test.ts',
  // Objects of the whole process are counted, which others would fill.
  'packages/fields/src/form-instance/retained.test.ts',
  // Processor time and memory of the process are measured, signals reach it, or its disk fills up.
  'packages/author-scripts/src/run/{limits,slow-scripts}.test.ts',
  'apps/form-service/src/uploads/{memory,crash,never-unpacked}.test.ts',
  'apps/form-service/src/{crash,postgresql-crash,serve}.test.ts',
  'apps/residents/src/plain-post/multipart-bounds.test.ts',
  'apps/residents/src/server/storage-faults.test.ts',
  // They start programs, and more beside them than the machine has cores would take each other's time.
  'tools/start.test.ts',
  'tools/compare/compare-folder.test.ts',
  'tools/build/{build-site,check-components}.test.ts',
  'tools/checks/check-budget.test.ts',
  'tools/long/requests/requests.test.ts',
  'tools/testing/read-reports.test.ts',
];
