/** The path of a type's view, as the name of a property: `typeNamed` reads its folder as well. */
const views = /"\.\.\/types\/(\w+)\/view\.tsx":/g;

/** Properties in a row, each a loader of the chunk that bears its name. */
const loaders = /(?:(?<![\w$.])(\w+):\(\)=>([\w$]+)\("\1-\w{7}"\)(?:,|(?=\}))){3,}/g;

/** Minified code of the page, with the names of its late chunks in one text where they stood in a function each. */
export function shortenImports(code: string): string {
  return code.replaceAll(views, '$1:').replaceAll(loaders, (run, _name, load) => {
    const names = Array.from(run.matchAll(/"(.*?)"/g), ([, name]) => name).join(' ');
    const end = run.endsWith(',') ? ',' : '';
    return `...Object.fromEntries("${names}".split(" ").map(e=>[e.split("-")[0],()=>${load}(e)]))${end}`;
  });
}
