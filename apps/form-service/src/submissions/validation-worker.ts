import { workerData } from 'node:worker_threads';
import { registerComponents } from '../register-components.ts';

/** A worker thread of the form service as Node runs it from its sources. */
const { components }: { readonly components?: string } = workerData;
// Before anything reads the registries.
if (components !== undefined) registerComponents(components);
const { serveValidation } = await import('./serve-validation.ts');
serveValidation();
