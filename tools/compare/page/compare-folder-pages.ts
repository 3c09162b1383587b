import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '../../../packages/definition/src/definition.ts';
import { filesIn } from '../compare-folder.ts';
import { openBrowser } from './both-pages.ts';
import { type Bounds, comparePages, type PageComparison, usualBounds } from './compare-pages.ts';
import { withStandIns } from './stand-ins.ts';

export type PageReport = { readonly file: string; readonly standsIn: boolean; readonly time: number } & (
  | { readonly kind: 'notAForm' | 'stopped'; readonly reason: string }
  | (PageComparison & { readonly kind: 'compared' })
);

/** Each form in a folder, in both renderers: as it is, and where it has types of somebody's own also with stand-ins for them. */
export async function* comparePagesOfFolder(
  folder: string,
  bounds: Bounds = usualBounds,
  files: readonly string[] = filesIn(folder),
): AsyncGenerator<PageReport> {
  const bothPages = await openBrowser();
  try {
    for (const file of files) {
      const definition = readJson(join(folder, file));
      if (!isJsonObject(definition) || !Array.isArray(definition.components)) {
        yield {
          file,
          standsIn: false,
          time: 0,
          kind: 'notAForm',
          reason: 'is no JSON object with components',
        };
        continue;
      }
      const form: JsonObject = { title: 'Compared', ...definition, path: 'compared' };
      const standIn = withStandIns(form);
      for (const variant of standIn === undefined ? [form] : [form, standIn]) {
        const begun = Date.now();
        // Past what nobody else can fill in the other one goes.
        const variantBounds =
          variant === form && standIn !== undefined
            ? { ...bounds, steps: Math.min(bounds.steps, 6) }
            : bounds;
        let report = await reportOf(() => comparePages(bothPages, variant, variantBounds));
        // A browser that ended is started again.
        if (report.kind === 'stopped')
          report = await reportOf(() => comparePages(bothPages, variant, variantBounds));
        yield { file, standsIn: variant === standIn, time: Date.now() - begun, ...report };
      }
    }
  } finally {
    await bothPages.close();
  }
}

async function reportOf(compare: () => Promise<PageComparison>) {
  try {
    return { kind: 'compared', ...(await compare()) } as const;
  } catch (error) {
    return { kind: 'stopped', reason: error instanceof Error ? error.message : String(error) } as const;
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
