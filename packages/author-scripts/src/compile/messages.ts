import type { InEveryLocale } from '@guichet/definition';

/** The problem, and its remedy. `what`: the word in the code. */
export const findingMessages = {
  notParsed: {
    en: (what: string) =>
      `This is not valid JavaScript: ${what}. Until you fix it, the setting has no effect.`,
    fr: (what: string) =>
      `Ce JavaScript n’est pas valide\u00a0: ${what}. Tant qu’il n’est pas corrigé, le paramètre est sans effet.`,
  },
  tooLong: {
    en: () =>
      'This code is longer than any form needs. Shorten it, or have the form’s host offer it as a method.',
    fr: () =>
      'Ce code est plus long que ce dont un formulaire a besoin. Raccourcissez-le, ou demandez que le site l’offre comme méthode.',
  },
  tooDeep: {
    en: () => 'This code is nested too deeply. Break it up into variables and functions.',
    fr: () => 'Ce code est imbriqué trop profondément. Répartissez-le en variables et en fonctions.',
  },
  declaredTwice: {
    en: (what: string) =>
      `"${what}" already exists and cannot be declared with let, const or class. Give yours another name, or assign to it without declaring it.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» existe déjà et ne peut pas être déclaré avec let, const ou class. Donnez un autre nom au vôtre, ou assignez-lui une valeur sans le déclarer.`,
  },
  page: {
    en: (what: string) =>
      `"${what}" is not available: code in a form cannot reach the page. Use data, row, value, component and instance, and settings such as conditions, descriptions and messages.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’est pas offert\u00a0: le code d’un formulaire n’atteint pas la page. Utilisez data, row, value, component et instance, et des paramètres comme les conditions, les descriptions et les messages.`,
  },
  storage: {
    en: (what: string) =>
      `"${what}" is not available: code in a form cannot store anything in the browser. Keep the value in a hidden field, and read it from data.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’est pas offert\u00a0: le code d’un formulaire ne peut rien conserver dans le navigateur. Conservez la valeur dans un champ caché et lisez-la dans data.`,
  },
  emptyName: {
    en: (what: string) =>
      `"${what}" is empty here: code in a form cannot reach the page, so it finds nothing there, and what it changes there has no effect. Use data, row, value, component and instance, and settings such as conditions, descriptions and messages.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» est vide ici\u00a0: le code d’un formulaire n’atteint pas la page; il n’y trouve donc rien, et ce qu’il y change est sans effet. Utilisez data, row, value, component et instance, et des paramètres comme les conditions, les descriptions et les messages.`,
  },
  emptyStorage: {
    en: (what: string) =>
      `"${what}" is empty here: code in a form cannot read or store anything in the browser, so getItem returns null. Keep the value in a hidden field, and read it from data.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» est vide ici\u00a0: le code d’un formulaire ne peut ni lire ni conserver quoi que ce soit dans le navigateur; getItem retourne donc null. Conservez la valeur dans un champ caché et lisez-la dans data.`,
  },
  noMessage: {
    en: (what: string) =>
      `"${what}" shows nothing here, because it would block the page; the code continues. Show a message with a content component, or return one from validate.custom.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’affiche rien ici, car cela bloquerait la page; le code continue. Affichez un message avec un composant de contenu, ou donnez-en un dans validate.custom.`,
  },
  network: {
    en: (what: string) =>
      `"${what}" is not available: code in a form cannot reach the network. Use a select with a URL as its data source, or have the form’s host offer a method.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’est pas offert\u00a0: le code d’un formulaire n’atteint pas le réseau. Utilisez une liste déroulante dont la source est une URL, ou demandez que le site offre une méthode.`,
  },
  codeFromText: {
    en: (what: string) => `"${what}" is not available: text is never run as code. Write the code itself.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’est pas offert\u00a0: un texte n’est jamais exécuté comme du code. Écrivez le code lui-même.`,
  },
  later: {
    en: (what: string) =>
      `"${what}" is not available: code in a form must return its result at once. Remove await and then; the form runs the code again when what it reads changes.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’est pas offert\u00a0: le code d’un formulaire doit donner son résultat tout de suite. Retirez await et then; le formulaire exécute de nouveau le code quand ce qu’il lit change.`,
  },
  message: {
    en: (what: string) =>
      `"${what}" is not available: it would block the page. Show a message with a content component, or return one from validate.custom.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’est pas offert\u00a0: cela bloquerait la page. Affichez un message avec un composant de contenu, ou donnez-en un dans validate.custom.`,
  },
  formio: {
    en: (what: string) =>
      `"${what}" is not available: Form.io’s own script is not on this page. Use utils, instance, form, and methods that the form’s host offers.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’est pas offert\u00a0: le script de Form.io n’est pas dans cette page. Utilisez utils, instance, form et les méthodes que le site offre.`,
  },
  beyond: {
    en: (what: string) =>
      `"${what}" is not available to the code of a form. Use objects, arrays, functions, Set and Map.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’est pas offert au code d’un formulaire. Utilisez des objets, des tableaux, des fonctions, Set et Map.`,
  },
  syntax: {
    en: (what: string) =>
      `${what} is not available to the code of a form. Write it with functions and loops.`,
    fr: (what: string) =>
      `${what} n’est pas offert au code d’un formulaire. Utilisez des fonctions et des boucles.`,
  },
  unknownName: {
    en: (what: string) =>
      `Nothing is named "${what}", so the code fails here. If it is a field, write data.${what} or row.${what}; if it is a text, put it in quotes.`,
    fr: (what: string) =>
      `Rien ne s’appelle «\u00a0${what}\u00a0»; le code échoue donc ici. Si c’est un champ, écrivez data.${what} ou row.${what}; si c’est un texte, mettez-le entre guillemets.`,
  },
  missingMember: {
    en: (what: string) =>
      `"${what}" is not available to the code of a form. Use other functions of JavaScript, of _ or of moment, or have the form’s host offer a method.`,
    fr: (what: string) =>
      `«\u00a0${what}\u00a0» n’est pas offert au code d’un formulaire. Utilisez d’autres fonctions de JavaScript, de _ ou de moment, ou demandez que le site offre une méthode.`,
  },
  slowPattern: {
    en: (what: string) =>
      `The regular expression ${what} may take very long on some texts, so it is not run. Do not repeat a part that already repeats, as in (a+)+, and make parts that follow each other start differently.`,
    fr: (what: string) =>
      `L’expression régulière ${what} peut prendre très longtemps avec certains textes; elle n’est donc pas exécutée. Ne répétez pas une partie qui se répète déjà, comme dans (a+)+, et faites que les parties qui se suivent commencent différemment.`,
  },
} satisfies Record<string, InEveryLocale<(what: string) => string>>;

/** `whatInFrench`: where it is not a word of the code. */
