import type { Json } from '@guichet/definition';
import type { PreparedComponent } from '@guichet/engine';
import { parseSize } from './parse-size.ts';

/** Limits on a field's files. */
export interface FileLimits {
  /** As its author wrote it; empty where every kind is taken. */
  readonly pattern: string;
  /** Bytes, both included. */
  readonly smallest: number;
  readonly largest: number;
  /** Files in all; undefined where there is no limit. */
  readonly maxFileCount: number | undefined;
}

/** Bytes. Source: Form.io's default of `fileMaxSize`, 1 GB. */
export const largestByDefault = 1024 ** 3;

/** A limit that cannot be read, or that holds `{{ }}` and so says nothing before the answers are known, is none. */
export function fileLimitsOf({ settings, multiple, properties }: PreparedComponent): FileLimits {
  return {
    pattern: typeof settings.filePattern === 'string' ? settings.filePattern : '',
    smallest: sizeOf(settings.fileMinSize) ?? 0,
    largest: sizeOf(settings.fileMaxSize) ?? largestByDefault,
    maxFileCount: multiple === true ? countOf(properties?.maxFiles) : 1,
  };
}

/** A part of a byte, which limits with decimals leave, does not count. Source: Form.io's renderer. */
const tolerance = 0.1;

export function isWithin(size: number, { smallest, largest }: FileLimits): 'tooSmall' | 'tooLarge' | 'fits' {
  if (size + tolerance < smallest) return 'tooSmall';
  return size - tolerance > largest ? 'tooLarge' : 'fits';
}

function sizeOf(setting: Json | undefined): number | undefined {
  return typeof setting === 'string' ? parseSize(setting) : undefined;
}

/** Authors' `properties` are texts. */
function countOf(value: Json | undefined): number | undefined {
  const count = Number(value);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}
