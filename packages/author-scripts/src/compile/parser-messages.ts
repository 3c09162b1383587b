interface Words {
  readonly en: string;
  readonly fr: string;
}

/** What the parser says most often, in words of ours; `{{name}}` is what it quotes. */
export const parserMessages: readonly (readonly [RegExp, Words])[] = [
  [
    /^Unexpected token/,
    { en: 'something is missing or too much here', fr: 'il manque ou il y a de trop quelque chose ici' },
  ],
  [
    /^Unexpected character '(.*)'/,
    {
      en: 'the character "{{name}}" cannot stand here',
      fr: 'le caractère «\u00a0{{name}}\u00a0» ne peut pas se trouver ici',
    },
  ],
  [
    /^Identifier '(.*)' has already been declared/,
    { en: '"{{name}}" is declared twice', fr: '«\u00a0{{name}}\u00a0» est déclaré deux fois' },
  ],
  [
    /^Unterminated string/,
    { en: 'a text has no closing quote', fr: 'il manque le guillemet à la fin d’un texte' },
  ],
  [
    /^Unterminated template/,
    { en: 'a text between backquotes has no end', fr: 'un texte entre accents graves n’a pas de fin' },
  ],
  [/^Unterminated comment/, { en: 'a comment has no end', fr: 'un commentaire n’a pas de fin' }],
  [
    /^(?:Unterminated|Invalid) regular expression/,
    { en: 'a regular expression is not right', fr: 'une expression régulière est incorrecte' },
  ],
  [
    /^Assigning to rvalue/,
    {
      en: 'nothing can be assigned to what stands here',
      fr: 'on ne peut rien assigner à ce qui se trouve ici',
    },
  ],
  [
    /^'import' and 'export'/,
    { en: 'import and export are for modules', fr: 'import et export servent aux modules' },
  ],
];

/** The parser's words without the place, which is told beside them. */
export function wordsOf(message: string): Words {
  const bare = message.replace(/ \(\d+:\d+\)$/, '');
  for (const [pattern, { en, fr }] of parserMessages) {
    const found = pattern.exec(bare);
    if (found === null) continue;
    const quoted = (text: string) => text.replace('{{name}}', () => found[1] ?? '');
    return { en: quoted(en), fr: quoted(fr) };
  }
  return { en: bare, fr: `\u00ab\u00a0${bare}\u00a0\u00bb` };
}
