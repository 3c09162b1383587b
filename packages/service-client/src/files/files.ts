export { createFileService } from './create-file-service.ts';
export { pageUploadEnvironment } from './page-upload-environment.ts';
