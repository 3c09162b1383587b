import { existsSync, readFileSync } from 'node:fs';
import { root } from '../tools/launcher/launch.js';
import { productStyle } from './serving/product-style.ts';
import { serveBeside } from './serving/serve-beside.ts';

// Shows a form as our pages draw it and as `@formio/js` does, side by side: `npm run beside -- FILE`.
const [, , file] = process.argv;
if (file === undefined || !existsSync(file)) {
  process.stderr.write('Say which form to show: npm run beside -- forms/everything.json\n');
  process.exit(2);
}
const definition: unknown = JSON.parse(readFileSync(file, 'utf8'));
if (typeof definition !== 'object' || definition === null) throw new Error(`${file} holds no form.`);
const { address } = await serveBeside(definition, await productStyle(root), Number(process.env.PORT ?? 3003));
process.stdout.write(`Ours and Form.io's, side by side: ${address}\n`);
