import { serveValidation } from '@guichet/form-service/worker';

/** A worker thread of the built server. */
serveValidation();
