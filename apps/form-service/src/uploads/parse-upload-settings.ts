import { type FileStorage, fileStorages, isFileStorage } from '@guichet/fields/file-rules';
import { parseFilesUrl, type S3Place } from './parse-files-url.ts';

/** How a deployment wants files to be kept. */
export interface UploadSettings {
  /** Undefined: on the disk, in `DATA_DIR`. */
  readonly files: S3Place | undefined;
  /** Undefined: nothing is scanned. */
  readonly scan: ScanSettings | undefined;
  /** The storage of fields that name none of ours. Undefined: none. */
  readonly unsetStorage: FileStorage | undefined;
  /** Of other servers that fields may name. */
  readonly origins: readonly string[];
  /** How long files stay that another service knows of. */
  readonly keptForMs: number;
}

export interface ScanSettings {
  readonly host: string;
  readonly port: number;
  readonly isRequired: boolean;
}

/** Reads settings one by one and collects what is wrong with them. */
export interface SettingReader {
  /** Undefined where it is unset or empty. */
  text(name: string): string | undefined;
  refuse(name: string, why: string): void;
}

export function parseUploadSettings(read: SettingReader): UploadSettings {
  return {
    files: filesIn(read),
    scan: scanIn(read),
    unsetStorage: storageIn(read),
    origins: originsIn(read),
    keptForMs: keptDaysIn(read) * dayMs,
  };
}

function filesIn({ text, refuse }: SettingReader): S3Place | undefined {
  const value = text('FILES_URL');
  const place = value === undefined ? undefined : parseFilesUrl(value);
  if (value !== undefined && place === undefined) {
    refuse(
      'FILES_URL',
      'is no storage for files. Write s3://bucket/prefix?region=ca-central-1, with &endpoint=https://... for a server that is not Amazon’s and without a password in it, or leave it out: files are then kept in DATA_DIR.',
    );
  }
  return place;
}

const clamdPort = 3310;

function scanIn({ text, refuse }: SettingReader): ScanSettings | undefined {
  const value = text('SCAN_URL');
  const required = text('SCAN_REQUIRED');
  if (required !== undefined && required !== 'true' && required !== 'false')
    refuse('SCAN_REQUIRED', `is "${required}". Choose true or false.`);
  if (value === undefined) {
    if (required === 'true')
      refuse('SCAN_REQUIRED', 'asks for a scanner, and SCAN_URL names none. Set it too.');
    return undefined;
  }
  const url = URL.parse(value);
  const isBare = url !== null && /^\/?$/.test(url.pathname) && url.search === '' && url.username === '';
  if (url?.protocol !== 'clamd:' || url.hostname === '' || !isBare) {
    refuse(
      'SCAN_URL',
      'is no address of a scanner. Write clamd://host:3310, the TCP address of ClamAV’s daemon.',
    );
    return undefined;
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? clamdPort : Number(url.port),
    isRequired: required !== 'false',
  };
}

function storageIn({ text, refuse }: SettingReader): FileStorage | undefined {
  const value = text('DEFAULT_FILE_STORAGE');
  if (value === undefined || isFileStorage(value)) return value;
  refuse('DEFAULT_FILE_STORAGE', `is "${value}". Choose one of ${fileStorages.join(', ')}, or leave it out.`);
  return undefined;
}

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Permanently: nobody tells the counter whether an order was paid, and what an office still needs is not its to delete.
 */
const keptDaysByDefault = Number.POSITIVE_INFINITY;

function keptDaysIn({ text, refuse }: SettingReader): number {
  const value = text('KEPT_FILES_DAYS');
  if (value === undefined) return keptDaysByDefault;
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value);
  refuse('KEPT_FILES_DAYS', `is "${value.slice(0, 60)}". Write a whole number of days, at least 1.`);
  return keptDaysByDefault;
}

function originsIn({ text, refuse }: SettingReader): readonly string[] {
  const written = (text('UPLOAD_ORIGINS') ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  const wrong = written.filter((origin) => !isOrigin(origin));
  if (wrong.length > 0) {
    refuse(
      'UPLOAD_ORIGINS',
      `holds what is no origin: ${wrong.map((origin) => `"${origin.slice(0, 60)}"`).join(', ')}. Write each as https://files.example.ca, without a path, with commas between.`,
    );
  }
  return written.filter(isOrigin);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}
