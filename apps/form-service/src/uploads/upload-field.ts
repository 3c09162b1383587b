import type { PreparedComponent } from '@guichet/engine';
import { type FileLimits, type FileStorage, fileLimitsOf, fileStorageOf } from '@guichet/fields/file-rules';
import { isOutsideUrl } from '@guichet/service-client';
import type { FormCatalogue } from '../catalogue/form-catalogue.ts';
import { findFileField } from './find-file-field.ts';
import { UploadError } from './upload-error.ts';
import type { UploadParts } from './upload-parts.ts';

/** The field that a file is uploaded for. */
export interface UploadField {
  /** The alias. */
  readonly form: string;
  /** Data path without indexes of rows. */
  readonly path: string;
  readonly component: PreparedComponent;
  readonly limits: FileLimits;
  readonly storage: FileStorage;
  readonly isPrivate: boolean;
}

/** The field as the request names it. */
export interface AskedField {
  readonly form: string;
  readonly field: string;
  readonly version: string | undefined;
}

/**
 * Finds the field in the version that the page shows, else in the form as it is now. Undefined for an unknown
 * alias; throws an UploadError for a field that takes no files. `largest`: what no field may exceed.
 */
export async function findUploadField(
  { form: asked, field, version }: AskedField,
  catalogue: FormCatalogue,
  { largest, unsetStorage }: { readonly largest: number; readonly unsetStorage: FileStorage | undefined },
): Promise<UploadField | undefined> {
  const alias = asked.trim().toLowerCase();
  const named = version === undefined ? undefined : await catalogue.version(version);
  const form = named?.path === alias ? named : catalogue.current(alias);
  if (form === undefined) return undefined;
  const component = findFileField(form, field);
  if (component === undefined) throw new UploadError('unknown_field');
  const storage = fileStorageOf(component, unsetStorage);
  if (storage === undefined) throw new UploadError('no_storage');
  const limits = fileLimitsOf(component);
  const { slowFilePattern: pattern = limits.pattern } = component.settings;
  return {
    form: alias,
    path: field,
    component,
    limits: { ...limits, pattern: String(pattern), largest: Math.min(limits.largest, largest) },
    storage,
    isPrivate: component.settings.privateDownload === true,
  };
}

/** Whether a field's files go to a server of somebody else. */
export function isOutsideField({ component, storage }: UploadField): boolean {
  return storage === 'url' && isOutsideUrl(String(component.settings.url ?? ''));
}

export interface OutsideTarget {
  readonly field: UploadField;
  /** Where its files go. */
  readonly target: URL;
}

/** The server that a field names, where the deployment knows it. Undefined for an unknown alias; throws an UploadError. */
export async function outsideTarget(
  asked: AskedField,
  { catalogue, limits: { largest }, unsetStorage, origins }: UploadParts,
): Promise<OutsideTarget | undefined> {
  const field = await findUploadField(asked, catalogue, { largest, unsetStorage });
  if (field === undefined) return undefined;
  const target = isOutsideField(field) ? URL.parse(String(field.component.settings.url)) : null;
  if (target === null || !origins.includes(target.origin)) throw new UploadError('outside');
  return { field, target };
}
