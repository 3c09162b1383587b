export { pageConnection, pause } from './connection.ts';
export { createLateFileService } from './late-file-service.ts';
export { createUnfinished, type UnfinishedUploads, unfinishedName } from './unfinished.ts';
