import { resolve } from 'node:path';
import { namedDestinations } from './author-commands/named-destinations.ts';
import { registerComponents } from './register-components.ts';

/** `npm run forms -- check`, `texts`, `link`, `publish`: for the authors of forms, while the server runs or not. */
const {
  FORMS_DIR,
  DATA_DIR,
  COMPONENTS_FILE,
  DATA_ORIGINS,
  UPLOAD_ORIGINS,
  SITE_URL,
  SIGNING_SECRET,
  DATABASE_URL,
  FORM_SERVICE_URL,
  DELIVERY_FILE,
} = process.env;

if (COMPONENTS_FILE?.trim()) registerComponents(resolve(COMPONENTS_FILE.trim()));
const { runFormsCommand } = await import('./author-commands/run-forms-command.ts');

process.exitCode = await runFormsCommand(process.argv.slice(2), {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  // An empty setting counts as unset, as in the product itself.
  formsDir: resolve(FORMS_DIR?.trim() || 'forms'),
  dataDir: resolve(DATA_DIR?.trim() || 'data'),
  databaseUrl: DATABASE_URL?.trim() || undefined,
  formServiceUrl: FORM_SERVICE_URL?.trim() || undefined,
  siteUrl: SITE_URL?.trim().replace(/\/+$/, '') ?? '',
  secret: SIGNING_SECRET?.trim() || undefined,
  dataOrigins: originsIn(DATA_ORIGINS),
  uploadOrigins: originsIn(UPLOAD_ORIGINS),
  destinations: namedDestinations(DELIVERY_FILE, console.error),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
});

/** Undefined where nobody set them: authors often check where the server's settings are unknown. */
function originsIn(setting: string | undefined): readonly string[] | undefined {
  if (setting === undefined || setting.trim() === '') return undefined;
  return setting.split(/[\s,]+/).filter(Boolean);
}
