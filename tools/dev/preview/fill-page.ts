import type { Step } from '../../../packages/author-check/src/proofs/prove-form.ts';

/** Frames of a browser: some seconds, for what a page does by itself, and for what it asks the map or the server. */
export const [shortest, longest] = [120, 600];

/** An answer that a person must give: its path, and why. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

/** In the browser: does on a page what a resident would, as far as a witness says it. Gives what it could not do. */
export async function fillPage(page: Document, steps: readonly Step[]): Promise<readonly LeftOut[]> {
  const left: LeftOut[] = [];
  for (const step of steps) {
    if (step.kind === 'next') {
      if (!(await next(page))) left.push({ path: 'next page', why: 'the page could not be left' });
    } else if (step.kind === 'answer') {
      const why = await answer(page, step.path, step.value);
      if (why !== undefined) left.push({ path: step.path, why });
    } else if (!(await changeRows(page, `row:${step.kind === 'addRow' ? 'add' : 'save'}`, step.path)))
      left.push({ path: step.path, why: 'there is no such button' });
  }
  return left;
}

/** Presses the button of the last row, or of the grid. */
async function changeRows(page: Document, command: string, path: string): Promise<boolean> {
  const buttons = await waitFor(() => buttonsOf(page, command, path));
  const before = page.querySelectorAll('*').length;
  buttons?.at(-1)?.click();
  return (
    buttons !== undefined &&
    (await waitFor(() => (page.querySelectorAll('*').length === before ? [] : [true]))) !== undefined
  );
}

/** Each button says by its value what it does: `row:save trees 2`. */
function buttonsOf(page: Document, command: string, path: string): readonly HTMLButtonElement[] {
  const start = `${command} ${path}`;
  return [...page.querySelectorAll<HTMLButtonElement>('button[name="guichet:change"]')].filter(
    ({ value }) => value === start || value.startsWith(`${start} `),
  );
}

async function answer(page: Document, path: string, value: unknown): Promise<string | undefined> {
  const controls = await waitFor(() => controlsOf(page, path));
  if (controls === undefined) return 'no control is there to type it into';
  if (controls.some(({ type }) => type === 'file')) return await chooseFiles(page, path, value);
  if (isObject(value) && typeof value.address === 'string') return await chooseAddress(page, path, value);
  const isTyped = typeof value !== 'object';
  let isTaken = false;
  for (const control of controls) {
    if (control.type === 'radio' || control.type === 'checkbox') {
      const isWanted = isMarked(value, control.value) || value === true || String(value) === control.value;
      if (control.checked !== isWanted && (control.type === 'checkbox' || isWanted)) control.click();
      isTaken = true;
    } else if (isTyped) {
      const part = partOfDay(control, controls);
      control.value = part === undefined ? String(value) : partOf(String(value), part);
      for (const event of ['input', 'change', 'focusout'])
        control.dispatchEvent(new Event(event, { bubbles: true }));
      isTaken = true;
    }
  }
  return isTaken ? undefined : 'its control takes more than a text';
}

function controlsOf(page: Document, path: string): readonly HTMLInputElement[] {
  const name = CSS.escape(path);
  const selector = `[name="${name}"], [name^="${CSS.escape(`${path}[`)}"], [name^="${CSS.escape(`${path}.`)}"], [name^="${CSS.escape(`${path}:`)}"]`;
  return [...page.querySelectorAll<HTMLInputElement>(selector)].filter(({ tagName }) => tagName !== 'BUTTON');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Of a group of boxes: an object with a mark for each. Of a survey: one with an answer for each question, by its place. */
function isMarked(value: unknown, option: string): boolean {
  if (!isObject(value)) return false;
  const [, place, answered] = /^(\d+):(.*)$/.exec(option) ?? [];
  return value[option] === true || (place !== undefined && Object.values(value)[Number(place)] === answered);
}

/** A file like the one that the witness names: a page reads its first bytes, and sends it as it sends any. */
async function chooseFiles(page: Document, path: string, value: unknown): Promise<string | undefined> {
  const control = controlsOf(page, path).find(({ type }) => type === 'file');
  const files: readonly unknown[] = Array.isArray(value) ? value : [];
  if (control === undefined) return 'no control is there to choose it with';
  const list = new DataTransfer();
  for (const file of files)
    if (isObject(file))
      list.items.add(new File([bytesOf(file)], String(file.name), { type: String(file.type) }));
  const items = () => [...(control.closest('.formio-component') ?? page).querySelectorAll('.g-file__item')];
  control.files = list.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  const stored = () => items().filter((item) => !item.hasAttribute('data-status'));
  return (await waitFor(stored, longest)) === undefined ? 'the server did not take the file' : undefined;
}

/** Those of its data URL, and as many more as its size says. */
function bytesOf({ url, size }: Readonly<Record<string, unknown>>): Uint8Array<ArrayBuffer> {
  const text = atob(String(url).replace(/^.*,/, ''));
  const bytes = new Uint8Array(Math.max(text.length, Number(size)));
  bytes.set([...text].map((letter) => letter.charCodeAt(0)));
  return bytes;
}

/** Searches for an address of the sandbox city about which the map says the same, and takes the first that is found. */
async function chooseAddress(
  page: Document,
  path: string,
  { address, features }: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const search = buttonsOf(page, 'location:search', path)[0];
  if (search === undefined) return 'an address is found by its own search: choose one';
  const line = controlsOf(page, path)[0];
  if (line === undefined) return 'no control is there to type it into';
  line.value = addressWith(isObject(features) ? features : {}) ?? String(address);
  line.dispatchEvent(new Event('input', { bubbles: true }));
  search.click();
  const found = await waitFor(() => buttonsOf(page, 'location:choose', path), longest);
  if (found === undefined) return `the city’s map has no “${line.value}”: choose an address yourself`;
  found[0]?.click();
  const chosen = () => buttonsOf(page, 'location:change', path);
  return (await waitFor(chosen, longest)) === undefined
    ? 'the city’s map says nothing of the address'
    : undefined;
}

/** Of the sandbox city, by what its map says of each. */
function addressWith({
  propertyZone,
  propertySizeInHectare,
  parkingPermitZone,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (propertyZone === 'rural') return '4850 Rang Saint-Joseph';
  if (propertyZone === 'suburban' || parkingPermitZone === false) return '77 Maple Crescent';
  if (propertyZone === 'inner' && Number(propertySizeInHectare) > 1) return 'city hall';
  return '12 Elm Street';
}

/** A day has three controls of one name: their ids end in the part, that of the month in none. */
function partOfDay({ id }: HTMLInputElement, all: readonly HTMLInputElement[]): string | undefined {
  const isDay = all.some((control) => /:(?:day|year)$/.test(control.id));
  return isDay ? (/:(day|year)$/.exec(id)?.[1] ?? 'month') : undefined;
}

/** Of a day as it is stored, month first: its author may say otherwise, and then a day above 12 tells. */
function partOf(value: string, part: string): string {
  const [first = '', second = '', year = ''] = value.split('/');
  const isDayFirst = Number(first) > 12;
  if (part === 'year') return year;
  return String(Number((part === 'day') === isDayFirst ? first : second) || '');
}

async function next(page: Document): Promise<boolean> {
  const buttons = await waitFor(() => [
    ...page.querySelectorAll<HTMLButtonElement>('button[name="guichet:turn"][value="forward"]'),
  ]);
  const step = page.getElementById('guichet-step')?.textContent;
  buttons?.at(-1)?.click();
  const isTurned = await waitFor(() =>
    page.getElementById('guichet-step')?.textContent === step ? [] : [true],
  );
  return isTurned !== undefined;
}

/** Looks with every frame until there is something. */
export async function waitFor<Item>(
  find: () => readonly Item[],
  frames = shortest,
): Promise<readonly Item[] | undefined> {
  for (let count = 0; count < frames; count += 1) {
    const found = find();
    if (found.length > 0) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}
