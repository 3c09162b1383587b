import type { Connection } from './connection.ts';
import type { Send } from './send.ts';
import type { UnfinishedUploads } from './unfinished.ts';

/** The page's services for uploads. */
export interface UploadEnvironment {
  /** Of the page: `https://forms.example.ca`. */
  readonly origin: string;
  /** The path that all addresses of the site begin with; mostly empty. */
  readonly base: string;
  readonly send: Send;
  readonly connection: Connection;
  readonly unfinished: UnfinishedUploads;
}
