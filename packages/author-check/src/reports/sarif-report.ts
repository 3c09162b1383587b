import { pathToFileURL } from 'node:url';
import { type CheckedFile, countFindings } from './group-findings.ts';

/** SARIF 2.1.0, which code hosts and editors show beside the lines. `root`: the folder that files are named from. */
export function sarifReport(checked: readonly CheckedFile[], root: string): object {
  const rules = countFindings(checked).map(({ code }) => code);
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'guichet-forms', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { uri: `${pathToFileURL(root).href.replace(/\/$/, '')}/` } },
        artifacts: checked.map(({ file }) => ({ location: locationOf(file) })),
        results: checked.flatMap(({ file, findings }, index) =>
          findings.map(({ code, severity, sentence, advice, line, column, path }) => ({
            ruleId: code,
            ruleIndex: rules.indexOf(code),
            level: severity,
            message: { text: [sentence, advice].filter(Boolean).join(' ') },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { ...locationOf(file), index },
                  region: { startLine: line, startColumn: column },
                },
                logicalLocations: [{ fullyQualifiedName: path, kind: 'property' }],
              },
            ],
          })),
        ),
      },
    ],
  };
}

function locationOf(file: string): { readonly uri: string; readonly uriBaseId?: string } {
  const uri = file.split(/[\\/]/).map(encodeURIComponent).join('/');
  return file.startsWith('/') || file.startsWith('..')
    ? { uri: file.startsWith('/') ? pathToFileURL(file).href : uri }
    : { uri, uriBaseId: 'ROOT' };
}
