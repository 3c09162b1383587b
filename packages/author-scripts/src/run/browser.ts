import type { Browser, BrowserFacts, BrowserName, HostMethod, HostObject, HostValue } from './host.ts';

const names = [
  'alert',
  'document',
  'localStorage',
  'location',
  'navigator',
  'sessionStorage',
  'window',
] as const satisfies readonly BrowserName[];

export function isBrowserName(name: string): name is BrowserName {
  return names.some((browserName) => browserName === name);
}

/**
 * A browser's names, with which authors guard their code, with nothing behind them: where such a name is missing the
 * guard itself fails, and the component that it hides is visible. Made again for each run, so that nothing lasts.
 */
export function createBrowser({ path, language }: BrowserFacts): Browser {
  const pathname = `/${path}`;
  const location = empty({
    ...{ href: pathname, pathname, protocol: 'https:' },
    ...{ origin: '', host: '', hostname: '', port: '', search: '', hash: '' },
    toString: () => pathname,
  });
  const navigator = empty({
    ...{ language, languages: [language], userAgent: '', platform: '', vendor: '' },
    ...{ onLine: true, cookieEnabled: false, maxTouchPoints: 0 },
  });
  const document = empty({
    ...{
      title: '',
      cookie: '',
      referrer: '',
      URL: pathname,
      readyState: 'complete',
      hidden: false,
      location,
    },
    ...{ body: null, head: null, documentElement: null, activeElement: null },
    ...{ querySelector: none, getElementById: none },
    ...{ querySelectorAll: nobody, getElementsByClassName: nobody },
    ...{ getElementsByName: nobody, getElementsByTagName: nobody },
    ...{ addEventListener: nothing, removeEventListener: nothing },
  });
  const localStorage = createStorage();
  const sessionStorage = createStorage();
  const shared = { alert: nothing, document, localStorage, location, navigator, sessionStorage };
  const known: Record<string, HostValue> = {
    ...{ ...shared, innerWidth: 0, innerHeight: 0, scrollX: 0, scrollY: 0 },
    ...{ scroll: nothing, scrollTo: nothing, addEventListener: nothing, removeEventListener: nothing },
  };
  const window = empty(known);
  known.window = window;
  return { ...shared, window };
}

const nothing: HostMethod = () => undefined;
const none: HostMethod = () => null;
const nobody: HostMethod = () => [];

/** Properties set on it belong to the code, and end with the run. */
function empty(known: Readonly<Record<string, HostValue>>): HostObject {
  const has = (key: string) => Object.hasOwn(known, key);
  return { get: (key) => (has(key) ? known[key] : undefined), has, keys: () => [], set: () => undefined };
}

function createStorage(): HostObject {
  const kept = new Map<string, string>();
  const methods: Readonly<Record<string, HostMethod>> = {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem(key, value) {
      kept.set(String(key), String(value));
    },
    removeItem(key) {
      kept.delete(String(key));
    },
    clear() {
      kept.clear();
    },
    key: (index) => [...kept.keys()][Number(index)] ?? null,
  };
  return {
    get(key) {
      if (key === 'length') return kept.size;
      return Object.hasOwn(methods, key) ? methods[key] : kept.get(key);
    },
    has: (key) => key === 'length' || Object.hasOwn(methods, key) || kept.has(key),
    keys: () => [...kept.keys()],
    set(key, value) {
      if (value === undefined) kept.delete(key);
      else kept.set(key, String(value));
    },
  };
}
