import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** For LOG_LEVEL: from the fewest lines to the most, then none. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** Reads settings one by one and collects their faults, so that all are reported at once. */
export function createReader(env: Environment) {
  const faults: string[] = [];

  function refuse(name: string, why: string): void {
    faults.push(`${name} ${why}`);
  }

  /** A setting that is empty counts as unset. */
  function text(name: string): string | undefined {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  }

  function wholeNumber(name: string, unset: number, most: number): number {
    const value = text(name);
    if (value === undefined) return unset;
    if (/^\d{1,9}$/.test(value) && Number(value) <= most) return Number(value);
    refuse(name, `is "${value}". Give it a whole number from 0 to ${most}.`);
    return unset;
  }

  /** Without the slash at its end. `more`: what else may be said instead. */
  function address(name: string, more = ''): string | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const url = URL.parse(value);
    if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') {
      return value.replace(/\/+$/, '');
    }
    refuse(
      name,
      `is not a web address. Write it whole, such as https://example.org/path, without a password in it${more}.`,
    );
    return undefined;
  }

  /** Of a service that a deployment may do without. */
  const outsideAddress = (name: string) => address(name, ', or write none where there is no such service');

  /** An address to which something is added can have no query and no fragment. */
  function base(name: string, value: string | undefined, added: string): string | undefined {
    if (value === undefined || !/[?#]/.test(value)) return value;
    refuse(name, `has a "?" or a "#" in it. Write it without: ${added}.`);
    return undefined;
  }
  const paths = 'paths are added to it';

  return {
    text,
    refuse,
    /** A file that can be read, as a whole path. */
    file(name: string): string | undefined {
      const value = text(name);
      if (value === undefined || isReadable(value)) return value && resolve(value);
      refuse(name, `is "${value}", which cannot be read. Name a file that this account may read.`);
      return undefined;
    },
    baseAddress: (name: string) => base(name, address(name), paths),
    outsideAddress,
    outsideBase: (name: string) => base(name, outsideAddress(name), paths),
    faults: () => faults,
    port: (name: string, unset: number) => wholeNumber(name, unset, 65_535),
    count: (name: string, unset: number) => wholeNumber(name, unset, 1_000_000),
    /** The same of a map service, to which an operation and its parameters are added; one that stands there is cut off. */
    mapService(name: string): string | undefined {
      const service = outsideAddress(name)?.replace(/\/(?:query|search|findAddressCandidates)$/, '');
      return base(name, service, 'the parameters are added for each call');
    },
    /**
     * With blanks or commas between: `https://pay.example.org https://3ds.example.net`. A list that a browser reads may
     * hold `https://*.example.org`; one that we compare names each origin.
     */
    origins(name: string, { mayUseWildcard = false } = {}): readonly string[] {
      const given = (text(name) ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
      const wrong = given.find(
        (origin) => !/^https?:\/\/[^/?#@;,']+\/?$/.test(origin) || URL.parse(origin) === null,
      );
      if (wrong !== undefined) {
        refuse(
          name,
          `holds "${wrong}", which is no origin. Write origins such as https://example.org, with blanks between.`,
        );
        return [];
      }
      const wildcard = given.find((origin) => origin.includes('*'));
      if (wildcard !== undefined && !mayUseWildcard) {
        refuse(name, `holds "${wildcard}", but no wildcard works here. Write each origin in full.`);
        return [];
      }
      return given.map((origin) => new URL(origin).origin);
    },
    /** Empty where it is unset; without the slash at its end. */
    basePath(name: string): string {
      const path = (text(name) ?? '').replace(/\/$/, '');
      if (path === '' || isBasePath(path)) return path;
      refuse(
        name,
        `is "${path}". Write the path that all addresses begin with, such as /forms: letters, digits, "-" and "_" after each "/", and not /api.`,
      );
      return '';
    },
    timeZone(name: string, unset: string): string {
      const value = text(name);
      if (value === undefined || isTimeZone(value)) return value ?? unset;
      refuse(name, `is "${value}", which is no time zone. Use a name such as America/Toronto.`);
      return unset;
    },
    secret(name: string): string | undefined {
      const value = text(name);
      if (value !== undefined && value.length < 16) {
        refuse(name, 'is too short to protect anything. Use at least 16 characters, or leave it out.');
      }
      return value;
    },
    oneOf<T extends string>(name: string, choices: readonly T[], unset: T): T {
      const value = text(name);
      const choice = choices.find((allowed) => allowed === value);
      if (value !== undefined && choice === undefined) {
        refuse(name, `is "${value}". Choose one of ${choices.join(', ')}.`);
      }
      return choice ?? unset;
    },
  };
}

/** `/api` at its beginning would look like the form service without a base. */
function isBasePath(path: string): boolean {
  return /^(\/[\w-]+)+$/.test(path) && !/^\/(api|healthz|readyz|metrics)(\/|$)/.test(path);
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  // Node accepts an offset such as +05:00; older browsers, which format dates in this zone, throw a RangeError.
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
