import { filesIn } from '../../compare/compare-folder.ts';
import { compareByEngines, compareOnPages } from '../../compare/whole-folder.ts';
import type { LongTest } from '../part.ts';

/** Both comparisons with Form.io, over a folder of forms. */
export const formsPart: LongTest = {
  name: 'forms',
  what: 'every form of a folder, judged by both engines and filled in on both pages',
  needs: 'forms',
  async run({ seed, only, forms }, print) {
    if (forms === undefined) return ['no folder of forms is named: --forms FOLDER'];
    const all = filesIn(forms);
    if (all.length === 0) return [`${forms} holds no JSON file`];
    const files = all.filter((_, index) => only === undefined || index === only);
    const again = (file: string) =>
      `again with forms --forms ${forms} --seed ${seed} --only ${all.indexOf(file)}`;
    const validated = await compareByEngines(forms, seed, print, files);
    const seen = await compareOnPages(forms, seed, print, files);
    return [
      ...validated.map((file) => `${file} is judged otherwise than by Form.io; ${again(file)}`),
      ...seen.map((file) => `${file} shows something else than on Form.io's page; ${again(file)}`),
    ];
  },
};
