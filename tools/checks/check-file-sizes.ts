import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';

const longest = 300;
const reason = /Over 300 lines because \S/;

/** A sentence for each file of code above 300 lines that does not say why, in words "Over 300 lines because". */
export function checkFileSizes(root: string): string[] {
  return sourceFiles(root).flatMap((path) => {
    if (!/\.(ts|tsx|js|css)$/.test(path)) return [];
    const text = readFileSync(join(root, path), 'utf8');
    const lines = text.split('\n').length - 1;
    if (lines <= longest || reason.test(text)) return [];
    return [`${path}: ${lines} lines. Cut it by idea, or say in it "Over 300 lines because ...".`];
  });
}
