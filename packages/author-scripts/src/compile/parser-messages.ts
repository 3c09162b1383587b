import { type InEveryLocale, inEveryLocale } from '@guichet/definition';

/** The parser's most frequent messages, in our words; `{{name}}` is the quoted part. */
export const parserMessages: readonly (readonly [RegExp, InEveryLocale])[] = [
  [
    /^Unexpected token/,
    {
      en: 'something is missing or unexpected here',
      fr: 'il manque quelque chose ou il y a quelque chose de trop ici',
    },
  ],
  [
    /^Unexpected character '(.*)'/,
    {
      en: 'the character "{{name}}" cannot be used here',
      fr: 'le caractère «\u00a0{{name}}\u00a0» ne peut pas être utilisé ici',
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
    { en: 'a text between backquotes is not closed', fr: 'un texte entre accents graves n’est pas fermé' },
  ],
  [/^Unterminated comment/, { en: 'a comment is not closed', fr: 'un commentaire n’est pas fermé' }],
  [
    /^(?:Unterminated|Invalid) regular expression/,
    { en: 'a regular expression is not valid', fr: 'une expression régulière n’est pas valide' },
  ],
  [
    /^Assigning to rvalue/,
    {
      en: 'nothing can be assigned here',
      fr: 'on ne peut rien assigner ici',
    },
  ],
  [
    /^'import' and 'export'/,
    {
      en: 'import and export work only in modules',
      fr: 'import et export ne fonctionnent que dans les modules',
    },
  ],
];

/** The parser's words without the position, which is reported beside them. */
export function messagesOf(message: string): InEveryLocale {
  const bare = message.replace(/ \(\d+:\d+\)$/, '');
  for (const [pattern, messages] of parserMessages) {
    const found = pattern.exec(bare);
    if (found === null) continue;
    return inEveryLocale((locale) => messages[locale].replace('{{name}}', () => found[1] ?? ''));
  }
  return { en: bare, fr: `\u00ab\u00a0${bare}\u00a0\u00bb` };
}
