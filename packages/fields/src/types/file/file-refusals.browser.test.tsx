import { type JsonObject, locales } from '@guichet/definition';
import type { DrawnForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test, vi } from 'vitest';
import { begun, drawFileField, drop, fileOf, listen, shows } from './testing/file-field.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

async function draw(...field: Parameters<typeof drawFileField>) {
  const drawnForm = await drawFileField(...field);
  drawn = drawnForm;
  return drawnForm;
}

/** As a picker of files in the cloud gives one that it cannot fetch. */
function unreadable(name: string): File {
  const fail = () => Promise.reject(new DOMException('Not readable.', 'NotReadableError'));
  return Object.assign(fileOf(name), { slice: () => Object.assign(new Blob(), { arrayBuffer: fail }) });
}

/** The errors about refused files, in each language. */
const refusals: readonly {
  readonly what: string;
  readonly component?: JsonObject;
  readonly more?: object;
  readonly files: readonly File[];
  readonly en: string;
  readonly fr: string;
}[] = [
  {
    what: 'of a name that is on its way',
    component: { multiple: true },
    files: [fileOf('a.txt'), fileOf('a.txt')],
    en: 'File with the same name is already being uploaded.',
    fr: 'Un fichier du même nom est déjà en cours de téléversement.',
  },
  {
    what: 'of another type, before its size',
    component: { filePattern: '.pdf,.jpg', fileMinSize: '1KB' },
    files: [fileOf('a.txt')],
    en: 'File is the wrong type; it must be .pdf,.jpg.',
    fr: 'Ce type de fichier n’est pas accepté. Types acceptés\u00a0: .pdf,.jpg.',
  },
  {
    what: 'that is too small',
    component: { fileMinSize: '1.5KB' },
    files: [fileOf('a.txt')],
    en: 'File is too small; it must be at least 1.5\u00a0kB',
    fr: 'Le fichier est trop petit; sa taille doit être d’au moins 1,5\u00a0ko.',
  },
  {
    what: 'that is too large',
    component: { fileMaxSize: '5B' },
    files: [fileOf('a.txt')],
    en: 'File is too big; it must be at most 5\u00a0bytes.',
    fr: 'Le fichier est trop volumineux; sa taille ne doit pas dépasser 5\u00a0octets.',
  },
  {
    what: 'while the answer that its limit names is not given',
    component: { fileMinSize: '1B', fileMaxSize: '{{ data.most }}' },
    files: [fileOf('a.txt')],
    en: 'Please, check the entered parameters: how large a file may be here depends on another answer. Give that answer, then choose this file again.',
    fr: 'La taille permise d’un fichier dépend ici d’une autre réponse. Donnez d’abord cette réponse, puis choisissez ce fichier de nouveau.',
  },
  {
    what: 'where no service is set',
    more: { files: undefined },
    files: [fileOf('a.txt')],
    en: 'File Service not provided.',
    fr: 'L’envoi de fichiers n’est pas offert ici.',
  },
  {
    what: 'that could not be processed',
    more: { processFile: () => Promise.reject(new Error('Broken.')) },
    files: [fileOf('a.txt')],
    en: 'File processing has been failed.',
    fr: 'Le traitement du fichier a échoué.',
  },
  {
    what: 'that is empty',
    files: [fileOf('a.txt', '')],
    en: 'This file is empty. Choose another one, or save it again and retry.',
    fr: 'Ce fichier est vide. Choisissez-en un autre, ou enregistrez-le de nouveau et réessayez.',
  },
  {
    what: 'in a format that few programs open',
    component: { filePattern: 'image/*' },
    files: [fileOf('IMG_1.HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'image/heic')],
    en: 'This photo is in the HEIC format, which cannot be opened here. Save or share it as JPEG, then choose that one.',
    fr: 'Cette photo est au format HEIC, qui ne peut pas être ouvert ici. Enregistrez-la ou partagez-la en JPEG, puis choisissez celle-là.',
  },
  {
    what: 'that the device does not give',
    files: [unreadable('a.txt')],
    en: 'Your device does not give access to this file. If it is in the cloud, save it on your device first, then choose it again.',
    fr: 'Votre appareil ne donne pas accès à ce fichier. S’il est dans le nuage, enregistrez-le d’abord sur votre appareil, puis choisissez-le de nouveau.',
  },
  {
    what: 'beyond what the field holds',
    component: { multiple: true, properties: { maxFiles: '1' } },
    files: [fileOf('b.txt'), fileOf('a.txt')],
    en: 'Only 1 file can be attached here. Remove one to add this one.',
    fr: 'Ce champ accepte au plus 1\u00a0fichier. Retirez-en un pour ajouter celui-ci.',
  },
];

test.each(refusals.flatMap((refusal) => locales.map((locale) => ({ ...refusal, locale }))))(
  'a file $what is refused in so many words ($locale)',
  async ({ component, more, files, locale, ...sentences }) => {
    const { container, list } = await draw(component, locale, more);
    const heard = listen(container);
    drop(files, container);
    await shows(list.last(), sentences[locale]);
    await expect.poll(heard).toContain(sentences[locale]);
    expect(await violations(container)).toEqual([]);
  },
);

test.each([
  [
    'infected',
    'This file was refused because it may contain a virus. Choose another one.',
    'Ce fichier a été refusé parce qu’il pourrait contenir un virus. Choisissez-en un autre.',
  ],
  [
    'locked_pdf',
    'This PDF is protected by a password. Save a copy without the password, then choose that one.',
    'Ce PDF est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe, puis choisissez celle-là.',
  ],
  [
    'not_what_it_says',
    'The content of this file does not match its name. Open the file, save it in the right format, and choose it again.',
    'Le contenu de ce fichier ne correspond pas à son nom. Ouvrez le fichier, enregistrez-le dans le bon format et choisissez-le de nouveau.',
  ],
  [
    'too_many',
    'Unable to upload the file: too many were sent at once. Wait a minute, then try again.',
    'Impossible de téléverser le fichier\u00a0: trop de fichiers ont été envoyés à la fois. Attendez une minute, puis réessayez.',
  ],
  [
    'quota',
    'Unable to upload the file: many files came from your connection without their forms. Send your form with the files it already has, or try again tomorrow.',
    'Impossible de téléverser le fichier\u00a0: de nombreux fichiers ont été envoyés depuis votre connexion sans leur formulaire. Envoyez votre formulaire avec les fichiers qu’il contient déjà, ou réessayez demain.',
  ],
  [
    'no_space',
    'Unable to upload the file: there is no room left for files on our site. Try again later, or contact us.',
    'Impossible de téléverser le fichier\u00a0: il n’y a plus d’espace pour les fichiers sur notre site. Réessayez plus tard ou communiquez avec nous.',
  ],
  [
    'too_large',
    'This file is too big to be sent here. Choose a smaller one.',
    'Ce fichier est trop volumineux pour être envoyé ici. Choisissez-en un plus petit.',
  ],
] as const)('what the service finds wrong is said with what to do (%s)', async (code, en, fr) => {
  for (const [locale, sentence] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const { container, list, store, close } = await draw({}, locale);
    drop([fileOf('a.txt')], container);
    await begun(store, 1);
    store.end('a.txt', { kind: 'failed', code });
    await shows(list.last(), sentence);
    expect(await violations(container)).toEqual([]);
    close();
    drawn = undefined;
  }
});

test.each([
  [
    'FileReader',
    'File API & FileReader API not supported.',
    'Votre navigateur ne prend pas en charge les interfaces File et FileReader.',
  ],
  [
    'FormData',
    "XHR2's FormData is not supported.",
    'Votre navigateur ne prend pas en charge l’objet FormData de XHR2.',
  ],
  [
    'XMLHttpRequest',
    "XHR2's upload progress isn't supported.",
    'Votre navigateur ne permet pas de suivre la progression d’un téléversement.',
  ],
] as const)('a browser without %s shows a message, and offers no file input', async (missing, en, fr) => {
  for (const [locale, sentence] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    vi.stubGlobal(missing, undefined);
    const { container, close } = await draw({}, locale);
    await expect.poll(() => container.textContent).toContain(sentence);
    expect(container.querySelector('input[type="file"]')).toBeNull();
    vi.unstubAllGlobals();
    close();
    drawn = undefined;
  }
});

test.each(['en', 'fr'] as const)(
  'a file whose name is in the answers is refused, and a failure of the service is told (%s)',
  async (locale) => {
    const { container, list, store } = await draw({ multiple: true }, locale);
    drop([fileOf('a.txt')], container);
    await begun(store, 1);
    store.end('a.txt');
    await expect.element(list.getByRole('link')).toBeVisible();
    drop([fileOf('a.txt')], container);
    const loaded = {
      en: 'File with the same name is already uploaded.',
      fr: 'Un fichier du même nom est déjà téléversé.',
    };
    await shows(list.last(), loaded[locale]);
    drop([fileOf('b.txt')], container);
    await begun(store, 2);
    store.end('b.txt', { kind: 'failed', code: 'network' });
    const failed = { en: /Unable to upload the file/, fr: /Impossible de téléverser le fichier/ };
    await expect.poll(() => list.last().element().textContent).toMatch(failed[locale]);
    // Once those that failed are off the list, their names stay nowhere in the tab.
    for (const name of ['b.txt', 'a.txt'])
      await list
        .last()
        .getByRole('button', { name: new RegExp(`^(Remove|Retirer).*${name}$`) })
        .click();
    expect(store.forgotten).toHaveLength(1);
  },
);

test.each([
  ['en', 'No storage has been set for this field. File uploads are disabled until storage is set up.'],
  [
    'fr',
    'Aucun espace de stockage n’est défini pour ce champ. D’ici là, le téléversement de fichiers est désactivé.',
  ],
] as const)('a field without a storage of ours says so, and takes nothing (%s)', async (locale, sentence) => {
  const { container } = await draw({ storage: 'azure' }, locale);
  expect(container.textContent).toContain(sentence);
  expect(container.querySelector('input[type="file"]')).toBeNull();
  expect(await violations(container)).toEqual([]);
});

test('a field without a storage has that of the deployment', async () => {
  const { container, store } = await draw({ storage: '' }, 'en', { fileSite: { unsetStorage: 'base64' } });
  drop([fileOf('a.txt')], container);
  await begun(store, 1);
  expect(store.calls[0]?.storage).toBe('base64');
});

test('a site that takes no files in says so, but for those that go with the answers', async () => {
  const fileSite = { isElsewhere: true };
  const { container } = await draw({}, 'en', { fileSite });
  expect(container.textContent).toContain('File Service not provided.');
  drawn?.close();
  const redrawn = await draw({ storage: 'base64' }, 'en', { fileSite });
  drop([fileOf('a.txt')], redrawn.container);
  await begun(redrawn.store, 1);
});
