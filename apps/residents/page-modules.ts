/** Modules as the bundler knows them. */
export interface ModuleGraph {
  getModuleInfo(id: string): GraphModule | null;
}

interface GraphModule {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
}

/** The imports of a module: names, or all of its exports. */
type Asked = readonly string[] | 'all';

interface Statement {
  readonly source: string;
  /** By the name under which it is given on, the name in the source. */
  readonly names: ReadonlyMap<string, string> | undefined;
}

const statement =
  /^(?:import|export)\s*(?:(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from|\*\s*(?:as\s+[\w$]+\s*)?from|[\w$]+\s+from)?\s*["']([^"']+)["'];?$/gm;

/**
 * All that a module imports at once, itself included. Of a barrel, a module that only re-exports names of others, only
 * the imported names count: the rest belongs to other importers.
 */
export function modulesFrom(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const asked = new Set<string>();

  function visit(id: string, names: Asked): void {
    const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] };
    const statements = statementsIn(code ?? '');
    const isPassedOn = isBarrel(code ?? '') && names !== 'all';
    if (!isPassedOn && found.has(id)) return;
    found.add(id);
    const sources = [...new Set(statements.map(({ source }) => source))];
    importedIds.forEach((imported, at) => {
      const importing = statements.filter(({ source }) => source === sources[at]);
      const wanted = importing.length === 0 ? 'all' : namesAsked(importing, isPassedOn ? names : 'all');
      const key = `${imported} ${wanted}`;
      if (asked.has(key) || (isPassedOn && wanted.length === 0)) return;
      asked.add(key);
      visit(imported, wanted);
    });
  }

  visit(start, 'all');
  return found;
}

/** The names that statements ask for. A statement without names has effects, or gives everything. */
function namesAsked(statements: readonly Statement[], names: Asked): Asked {
  if (statements.some((dependency) => dependency.names === undefined)) return 'all';
  return statements.flatMap((dependency) =>
    [...(dependency.names ?? [])].flatMap(([given, original]) =>
      names === 'all' || names.includes(given) ? [original] : [],
    ),
  );
}

function statementsIn(code: string): readonly Statement[] {
  return [...code.matchAll(statement)].map(([whole, list, source = '']) => ({
    source,
    names: list === undefined || /^import\s*[\w$]+\s*,/.test(whole) ? undefined : new Map(namesIn(list)),
  }));
}

/** `a, b as c` of an import: what is asked for is `a` and `b`. Of an export the name given on is the second. */
function namesIn(list: string): readonly (readonly [string, string])[] {
  return list
    .split(',')
    .map((specifier) => specifier.trim())
    .filter((specifier) => specifier !== '')
    .map((specifier) => {
      const [original = '', given = original] = specifier.split(/\s+as\s+/);
      return [given, original];
    });
}

/** A module that does nothing itself: style sheets come with the page anyhow. */
function isBarrel(code: string): boolean {
  const rest = code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^export\s*\{[^}]*\}\s*from\s*["'][^"']+["'];?$/gm, '')
    .replace(/^import\s*["'][^"']+\.(?:css|ts)["'];?$/gm, '')
    .replace(/^\/\/.*$/gm, '');
  return rest.trim() === '' && /^export\s*\{/m.test(code);
}
