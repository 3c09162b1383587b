import { readFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { decodeDefinition, isJsonObject, type Json } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import { namesForms } from '@guichet/prepare';
import { checkForm, type Finding, notRead, notUtf8 } from '../check-form.ts';
import { readLocatedJson } from '../findings/located-json.ts';
import { type FormProofs, proveForm } from '../proofs/prove-form.ts';
import { type CheckedFile, countFindings, countOf } from '../reports/group-findings.ts';
import { sarifReport } from '../reports/sarif-report.ts';
import { textReport } from '../reports/text-report.ts';
import { CallError, changedSince, findFiles, shownName } from './find-files.ts';
import { checkUsage, parseCheckArguments } from './parse-check-arguments.ts';
import { takenPaths } from './taken-paths.ts';

export interface CommandHost {
  readonly models: Models;
  readonly cwd: string;
  readonly formsDir: string;
  readonly dataOrigins: readonly string[] | undefined;
  readonly uploadOrigins: readonly string[] | undefined;
  /** Names of DELIVERY_FILE; undefined where none is set. */
  readonly destinations?: readonly string[] | undefined;
  /** The definitions of a folder's forms by their files, as the server has them: nested forms in their places. */
  nestedIn?(folder: string): Promise<ReadonlyMap<string, Json>>;
  print(text: string): void;
  complain(text: string): void;
}

/** `npm run forms -- check`: gives the exit code. */
export async function checkForms(words: readonly string[], host: CommandHost): Promise<number> {
  const parsed = parseCheckArguments(words);
  if (parsed.kind === 'wrong') {
    host.complain(`${parsed.reason}\n\n${checkUsage}`);
    return 2;
  }
  const { paths, format, since, askedLocales, isProven } = parsed.asked;
  const { cwd, models, dataOrigins, uploadOrigins, destinations } = host;
  const places = (paths.length > 0 ? paths : [host.formsDir]).map((path) => resolve(cwd, path));
  try {
    const named = await findFiles(places);
    const files = since === undefined ? named : await changedSince(since, named, cwd);
    const checked: CheckedFile[] = [];
    const known = new Map<string, Promise<ReadonlyMap<string, Json>> | undefined>();
    const folderOf = (file: string) =>
      [host.formsDir, ...places].find((place) => file.startsWith(place + sep)) ?? dirname(file);
    const taken = await takenPaths(named, folderOf, (file) => shownName(file, cwd));
    const nestedAt = async (file: string) => {
      const folder = folderOf(file);
      if (!known.has(folder)) known.set(folder, host.nestedIn?.(folder));
      return (await known.get(folder))?.get(file);
    };
    for (const file of files) {
      const source = await readSource(file);
      if (typeof source !== 'string') {
        checked.push({ file: shownName(file, cwd), findings: [source] });
        continue;
      }
      const proven = isProven ? proofsOf(source, models) : undefined;
      const ofForm = checkForm(source, {
        models,
        nested: namesOthers(source, models) ? await nestedAt(file) : undefined,
        askedLocales,
        dataOrigins,
        uploadOrigins,
        destinations,
        isProven: true,
        proven,
      });
      const findings = [taken.get(file) ?? [], ofForm].flat();
      checked.push({ file: shownName(file, cwd), findings, ...(proven && { proofs: proven.proofs }) });
    }
    host.print(written(checked, format, cwd));
    return countOf(checked, 'error') > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    host.complain(`${error.message}\n\n${checkUsage}`);
    return 2;
  }
}

/** The text of a file, or the one finding about a file without any. */
async function readSource(file: string): Promise<string | Finding> {
  try {
    return decodeDefinition(await readFile(file)) ?? notUtf8;
  } catch (error) {
    return notRead(error instanceof Error ? error.message : String(error));
  }
}

function written(checked: readonly CheckedFile[], format: 'text' | 'json' | 'sarif', cwd: string): string {
  if (format === 'text') return textReport(checked);
  const report =
    format === 'sarif' ? sarifReport(checked, cwd) : { forms: checked, counts: countFindings(checked) };
  return JSON.stringify(report, null, 2);
}

function namesOthers(source: string, models: Models): boolean {
  const read = readLocatedJson(source);
  return read.kind === 'json' && isJsonObject(read.text.json) && namesForms(read.text.json, models);
}

/** Undefined for a file that is no form. */
function proofsOf(source: string, models: Models): FormProofs | undefined {
  const read = readLocatedJson(source);
  return read.kind === 'json' ? proveForm(read.text.json, models) : undefined;
}
