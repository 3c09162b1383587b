import { writeFileSync } from 'node:fs';
import { apiPage, apiPath } from './api/api-page.ts';

/** `npm run api`: writes the page of public names again. */
writeFileSync(apiPath, apiPage());
