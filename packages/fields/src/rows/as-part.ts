/** The role of a part of a table, said aloud: browsers forget it of a table that is drawn as blocks on a narrow page. */
export function asPart(role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') {
  return { role };
}
