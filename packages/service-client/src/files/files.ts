export { createFileService } from './create-file-service.ts';
export { pageSurroundings } from './page-surroundings.ts';
