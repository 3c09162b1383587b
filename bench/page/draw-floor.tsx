import { renderToString } from 'react-dom/server';
import type { FormName } from '../forms.ts';
import { floorPage } from './floor.tsx';

/** The floor's own HTML, as its server would send it. */
export function drawFloor(name: FormName): string {
  return renderToString(floorPage(name));
}
