import type { FurtherStorages } from './create-file-service.ts';
import { uploadAsBase64 } from './upload-as-base64.ts';
import { uploadToS3 } from './upload-to-s3.ts';

/** Files within the answers, and files in an S3 bucket. */
export const furtherStorages: FurtherStorages = { base64: uploadAsBase64, s3: uploadToS3 };
