import { reportAndExit } from './launcher/launch.js';
import { startWorkbench } from './workbench/start-workbench.ts';

/** `npm run workbench`: every example of every component type, on `PORT` (3002). */
try {
  const { url } = await startWorkbench(Number(process.env.PORT?.trim() || 3002));
  console.log(`Workbench    ${url}`);
} catch (error) {
  reportAndExit(error);
}
