import type { Service } from '../service.ts';

/** The mail server speaks SMTP on a port of its own: see `mail-server.ts`. */
export const mail: Service = { addRoutes: () => undefined };
