import type { Maps, Sources } from '@guichet/fields/views';
import type { FileService } from '@guichet/service-client/file-service';

/** Whom the fields of a form ask, under the names of a host's options. */
export interface Services {
  readonly maps?: Maps | undefined;
  readonly choices?: Sources | undefined;
  readonly fileService?: FileService | undefined;
}
