import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/launch.js';

interface Member {
  readonly name: string;
  readonly type: string;
  readonly says: string;
}

const sources = {
  props: 'packages/renderer/src/wrapper/form-props.ts',
  hooks: 'packages/renderer/src/wrapper/hooks.ts',
  listeners: 'packages/renderer/src/wrapper/form-listeners.ts',
  events: 'packages/engine/src/events.ts',
  webform: 'packages/renderer/src/wrapper/webform/webform.ts',
  element: 'packages/element/src/guichet-form.tsx',
  parts: 'packages/element/src/parts.ts',
} as const;

/** Where it lies. */
export const apiPath = join(root, 'docs', 'embedding-api.md');

/** The public names of the React component and of the element, with what their docstrings say. */
export function apiPage(): string {
  const events = [
    ...membersOf('events', 'FormEvents').filter(({ name }) => name !== 'submitRequested'),
    ...membersOf('listeners', 'WrapperEvents'),
  ];
  // An event that the wrapper reports differently replaces the engine's.
  const reported = [...new Map(events.map((event) => [event.name, event])).values()].sort(byName);
  return `# Names of an embedded form

Made by \`npm run api\` from the docstrings of the sources. What they mean together stands in [embedding.md](embedding.md).

## Inputs

Properties of \`Form\`, and of \`<guichet-form>\` but for \`onAny\` and \`otherEvents\`.

${table('input', membersOf('props', 'FormProps'))}

### \`options\`

${table('option', membersOf('props', 'FormOptionsGiven'))}

### \`options.hooks\`

${table('hook', membersOf('hooks', 'FormHooks'))}

## Events

${eventTable(reported)}

## The instance

Of \`onFormReady\`, and \`instance\` of \`<guichet-form>\`.

${table('member', commands())}

## \`<guichet-form>\`

Attributes: ${attributes().map(code).join(', ')}, and \`name\` in a form of the page. Parts: ${parts().map(code).join(', ')}.

${table('member', accessors())}
`;
}

function membersOf(source: keyof typeof sources, owner: string): Member[] {
  const text = read(source);
  const start = new RegExp(`export interface ${owner}\\b[^{]*\\{`).exec(text);
  if (start === null) throw new Error(`${sources[source]} has no interface ${owner}: mend tools/api.`);
  const inside = text.slice(start.index + start[0].length);
  const block = inside.slice(0, inside.search(/^\}/m));
  return [...block.matchAll(member)].map(([, doc, name = '', type = '']) => memberOf(doc, name, type));
}

/** Properties and methods of the instance. */
function commands(): Member[] {
  const text = read('webform');
  const inside = text.slice(text.indexOf('export interface Webform {'));
  return [...inside.matchAll(command)].map(([, doc, name = '', parameters = '', type = '']) =>
    memberOf(doc, name, parameters === '' ? type : `${parameters} => ${type}`),
  );
}

function accessors(): Member[] {
  return [...read('element').matchAll(accessor)].map(
    ([, doc, property, method, parameters = '', type = '']) =>
      property === undefined
        ? memberOf(doc, method ?? '', `(${parameters}) => ${type}`)
        : memberOf(doc, property, type),
  );
}

function attributes(): readonly string[] {
  return [...read('element').matchAll(/^const (?:objects|texts) = (\[[^\]]+\])/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
}

function parts(): readonly string[] {
  return [...read('parts').matchAll(/: '([\w-]+)',$/gm)]
    .map(([, name = '']) => name)
    .concat('control')
    .sort();
}

function memberOf(doc = '', name: string, type: string): Member {
  const says = doc.replace(/^\s*\*+ ?/gm, ' ');
  return {
    name,
    type: flat(type.replace(/\| undefined$/, '').replaceAll('readonly ', '')),
    says: flat(says),
  };
}

/** An event of the element is called as \`dispatch.ts\` calls it. */
function eventTable(events: readonly Member[]): string {
  const rows = events.map(({ name, type, says }) => {
    const eventName = ['focus', 'blur'].includes(name) ? `field${name}` : name.toLowerCase();
    const listener = `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return `| ${code(listener)} | ${code(eventName)} | ${code(type)} | ${says} |`;
  });
  return ['| React | element | what is told | |', '|---|---|---|---|', ...rows].join('\n');
}

function table(title: string, members: readonly Member[]): string {
  const rows = members.map(({ name, type, says }) => `| ${code(name)} | ${code(type)} | ${says} |`);
  return [`| ${title} | type | |`, '|---|---|---|', ...rows].join('\n');
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function byName(left: Member, right: Member): number {
  return left.name < right.name ? -1 : 1;
}

function read(source: keyof typeof sources): string {
  return readFileSync(join(root, sources[source]), 'utf8');
}

const docstring = String.raw`(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?`;
const member = new RegExp(
  String.raw`${docstring}readonly (\w+)\??:\s*([\s\S]*?);(?=\n(?:\s*(?:readonly|\/\*\*)|$))`,
  'g',
);
const command = new RegExp(String.raw`^ {2}${docstring}(?:readonly )?(\w+)(\([^)]*\))?: ([^;]+);`, 'gm');
const accessor = new RegExp(
  String.raw`^ {2}${docstring}(?:override )?(?:get (\w+)\(\)|(?!constructor|\w+Callback)(\w+)\(([^)]*)\)): ([^{]+) \{`,
  'gm',
);
