import type { CommandHost } from '@guichet/author-check/command';

/** The machine and the settings that an author's command runs with. */
export interface AuthorHost extends CommandHost {
  readonly dataDir: string;
  /** `DATABASE_URL`; undefined: the database lies in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The address of the site, without a slash at its end; empty where nobody set it. */
  readonly siteUrl: string;
  /** `FORM_SERVICE_URL`: forms lie elsewhere. Undefined: in `formsDir`. */
  readonly formServiceUrl?: string | undefined;
  /** `SIGNING_SECRET`; undefined: the one that the server keeps in its folder. */
  readonly secret: string | undefined;
}
