import type { JsonObject } from '@guichet/definition';

/** How much of a file went out, as browsers report it. */
export interface FormioProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * A file service in Form.io's shape: arguments by position, and the record of the stored file as the answer. It rejects
 * with what a resident may read.
 */
export interface FormioFileService {
  uploadFile(
    storage: string,
    file: File,
    fileName: string,
    dir: string,
    progressCallback: (event: FormioProgress) => void,
    url: string,
    options: JsonObject,
    fileKey: string,
    groupPermissions: readonly JsonObject[] | undefined,
    groupId: string,
    uploadStartCallback: () => void,
    /** Gets a function that ends the upload. */
    abortCallback: (abort: () => void) => void,
  ): unknown;
  deleteFile?(record: JsonObject, options: JsonObject): unknown;
  /** Answers with the record, whose `url` opens the file. */
  downloadFile?(record: JsonObject, options: JsonObject): unknown;
}
