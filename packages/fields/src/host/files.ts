import type { JsonObject } from '@guichet/definition';
import type { FileService } from '@guichet/service-client/file-service';
import type { FileStorage } from './file-storage.ts';

/** Makes another file of one that was chosen, before it is uploaded: Form.io's `fileProcessor`. Rejects where it cannot. */
export type FileProcessor = (file: File, properties: JsonObject) => Promise<File>;

/** A deployment's settings for files. */
export interface FileSite {
  /** Of fields that name no storage of ours. */
  readonly unsetStorage?: FileStorage | undefined;
  /**
   * The path before the address of a stored file, which a record leaves out. On a host's page it begins with the origin
   * of the site that keeps the files.
   */
  readonly base?: string | undefined;
  /** The form service is elsewhere, and ours takes no file in: only what goes with the answers can be sent. */
  readonly isElsewhere?: true | undefined;
  /** The MD5 of a file, in hexadecimal, for forms that ask for it. Rejects for one that cannot be read. */
  readonly hash?: ((file: Blob) => Promise<string>) | undefined;
}

/** The page's services for file fields. */
export interface Files extends FileSite {
  /** Where files go. Undefined: nowhere, and each file is refused. */
  readonly service?: FileService | undefined;
  readonly process?: FileProcessor | undefined;
}
