import { defaultLocale, isLocale } from '@guichet/definition';
import { isFound, searchWordsOf } from '../pages/find-forms.ts';
import { foundInWords } from '../pages/list-messages.ts';

/** After so long without a key, the number of results is announced; during typing each count would be noise. */
const pauseMs = 500;

/** Lets the list follow what is typed into its search field. Without it the field is a plain form's. */
export async function startList(): Promise<void> {
  const search = document.querySelector<HTMLFormElement>('#guichet-search');
  const field = document.querySelector<HTMLInputElement>('#guichet-term');
  const list = document.querySelector<HTMLElement>('#guichet-forms');
  const found = document.querySelector<HTMLElement>('#guichet-found');
  const all = document.querySelector<HTMLElement>('#guichet-all');
  const languages = document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]');
  if (!search || !field || !list || !found || !all || languages.length === 0) return;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const items = field.defaultValue === '' ? itemsIn(list) : await allItems(search.action);
  if (items.length === 0) return;
  list.replaceChildren(...items);
  let timer: ReturnType<typeof setTimeout>;

  const follow = () => {
    const words = searchWordsOf(field.value);
    const term = words.length === 0 ? '' : field.value.trim();
    for (const item of items) item.hidden = !isFound(item.textContent, words);
    const count = items.filter(({ hidden }) => !hidden).length;
    list.hidden = count === 0;
    all.hidden = term === '';
    for (const link of languages) link.search = term && `${new URLSearchParams({ q: term })}`;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const text = foundInWords[locale](count, term);
      if (found.textContent !== text) found.textContent = text;
    }, pauseMs);
  };

  field.addEventListener('input', follow);
  search.addEventListener('submit', (event) => {
    event.preventDefault();
    follow();
  });
  // On return the browser fills in the former term without an event.
  window.addEventListener('pageshow', follow);
  follow();
}

function itemsIn(parent: ParentNode): readonly HTMLElement[] {
  return [...parent.querySelectorAll('li')];
}

/** The server sent only what was looked for: the whole list is on the page without a term. */
async function allItems(address: string): Promise<readonly HTMLElement[]> {
  try {
    const html = await (await fetch(address)).text();
    const list = new DOMParser().parseFromString(html, 'text/html').querySelector('#guichet-forms');
    return list === null ? [] : itemsIn(list);
  } catch {
    return [];
  }
}
