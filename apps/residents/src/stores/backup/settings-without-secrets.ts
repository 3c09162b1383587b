import type { Environment } from '@guichet/form-service';

const left = 'set, and not part of a backup';

/** The settings that are set, by name; secrets only say that they were set. `names`: all that the server reads. */
export function settingsWithoutSecrets(
  env: Environment,
  names: Iterable<string>,
): Readonly<Record<string, string>> {
  const set = [...new Set(names)].sort().flatMap((name) => {
    const value = env[name]?.trim() ?? '';
    return value === '' ? [] : [[name, isSecret(name, value) ? left : value] as const];
  });
  return Object.fromEntries(set);
}

/** By its name, or because an address holds a password. */
function isSecret(name: string, value: string): boolean {
  if (/SECRET|TOKEN|PASSWORD|KEY/.test(name)) return true;
  if (!/^[a-z\d+.-]+:\/\//i.test(value)) return false;
  return value.includes('@') || /[?&][^=]*(?:secret|token|password|key|signature)[^=]*=/i.test(value);
}

/** An environment that notes which settings are read. */
export function notingEnvironment(env: Environment): {
  readonly env: Environment;
  readonly names: ReadonlySet<string>;
} {
  const names = new Set<string>();
  const noting = new Proxy(env, {
    get(target, name: string) {
      names.add(name);
      return target[name];
    },
  });
  return { env: noting, names };
}
