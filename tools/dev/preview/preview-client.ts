import type { FormReport, ShownFinding, ShownWitness } from './form-report.ts';

/** In the browser: shows the findings of a form beside its pages, and fills these in. */
const pause = 500;
const file = document.body.dataset.file ?? '';
const [summary, list, select, fill] = ['summary', 'findings', 'witness', 'fill'].map((id) =>
  document.getElementById(id),
);
let shown = '';
let witnesses: readonly ShownWitness[] = [];

async function look(): Promise<void> {
  try {
    const text = await (await fetch(`/preview/report/${encodeURI(file)}`)).text();
    if (text !== shown) show(JSON.parse(text));
    shown = text;
  } catch {
    // The server is restarting.
  }
  setTimeout(look, pause);
}

function show(report: FormReport): void {
  const { findings } = report;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (summary !== null && summary !== undefined)
    summary.textContent = `${findings.length} findings, ${errors} of them errors`;
  list?.replaceChildren(...findings.map(itemOf));
  witnesses = report.witnesses;
  select?.replaceChildren(
    ...witnesses.map(({ name }, index) => {
      const option = document.createElement('option');
      [option.value, option.textContent] = [String(index), name];
      return option;
    }),
  );
}

function itemOf({ severity, sentence, advice, line, column, field }: ShownFinding): HTMLLIElement {
  const item = document.createElement('li');
  item.className = severity;
  const text = `${severity}, line ${line}, column ${column}: ${sentence}`;
  if (field === undefined) item.append(text);
  else {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', () => leadTo(field));
    item.append(button);
  }
  item.append(document.createElement('br'), advice);
  return item;
}

function pages(): readonly Document[] {
  return [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
}

/** The field on all pages that show it; where none does, answers that show it are filled in first. */
async function leadTo(field: string): Promise<void> {
  if (pages().every((page) => fieldOn(page, field) === null)) {
    const witness = witnesses.find((one) => one.field === field);
    if (witness !== undefined) await fillAll(witness);
  }
  for (const page of pages()) {
    const element = fieldOn(page, field);
    element?.scrollIntoView({ block: 'center' });
    const control = element?.matches('input,select,textarea,button')
      ? element
      : element?.querySelector('input,select,textarea,button');
    if (control instanceof (page.defaultView?.HTMLElement ?? HTMLElement))
      control.focus({ preventScroll: true });
  }
}

function fieldOn(page: Document, field: string): Element | null {
  return page.querySelector(`[data-field="f-${CSS.escape(field)}"]`) ?? page.getElementById(`f-${field}`);
}

async function fillAll({ steps }: ShownWitness): Promise<void> {
  await Promise.all(
    [...document.querySelectorAll('iframe')].map(async (former) => {
      const frame = await renewed(former);
      for (const step of steps) {
        const page = frame.contentDocument;
        if (page === null) return;
        if (step.kind === 'next') await press(page, 'button[name="guichet:turn"][value="forward"]');
        else if (step.kind === 'answer') await answer(page, step.path, step.value);
      }
    }),
  );
}

/** The page without answers. A page asks before it is left with some; one whose frame is taken away asks nobody. */
function renewed(former: HTMLIFrameElement): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  [frame.title, frame.src] = [former.title, former.src];
  former.replaceWith(frame);
  return new Promise((resolve) => {
    // The page's script runs a moment after its HTML is there.
    frame.addEventListener('load', () => setTimeout(() => resolve(frame), pause), { once: true });
  });
}

async function answer(page: Document, path: string, value: unknown): Promise<void> {
  const controls = await waitFor(() => [
    ...page.querySelectorAll<HTMLInputElement>(
      `[name="${CSS.escape(path)}"], [name^="${CSS.escape(`${path}[`)}"], [name^="${CSS.escape(`${path}.`)}"]`,
    ),
  ]);
  for (const control of controls ?? []) {
    const part = partOfDay(control, controls ?? []);
    const marked =
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([name, mark]) => mark === true && name === control.value);
    if (control.type === 'radio' || control.type === 'checkbox') {
      const isWanted = marked || value === true || String(value) === control.value;
      if (control.checked !== isWanted && (control.type === 'checkbox' || isWanted)) control.click();
    } else if (typeof value !== 'object') {
      control.value = part === undefined ? String(value) : partOf(String(value), part);
      for (const event of ['input', 'change', 'focusout'])
        control.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
}

/** A day has three controls of one name: their ids end in the part, that of the month in none. */
function partOfDay({ id }: HTMLInputElement, all: readonly HTMLInputElement[]): string | undefined {
  const isDay = all.some((one) => /:(?:day|year)$/.test(one.id));
  return isDay ? (/:(day|year)$/.exec(id)?.[1] ?? 'month') : undefined;
}

/** Of a day as it is stored, month first: its author may say otherwise, and then a day above 12 tells. */
function partOf(value: string, part: string): string {
  const [first = '', second = '', year = ''] = value.split('/');
  const isDayFirst = Number(first) > 12;
  if (part === 'year') return year;
  return String(Number((part === 'day') === isDayFirst ? first : second) || '');
}

async function press(page: Document, selector: string): Promise<void> {
  const buttons = await waitFor(() => [...page.querySelectorAll<HTMLButtonElement>(selector)]);
  const step = page.getElementById('guichet-step')?.textContent;
  buttons?.at(-1)?.click();
  await waitFor(() => (page.getElementById('guichet-step')?.textContent === step ? [] : [true]));
}

/** Looks with every frame until there is something, for some seconds. */
async function waitFor<Item>(find: () => readonly Item[]): Promise<readonly Item[] | undefined> {
  for (let count = 0; count < 120; count += 1) {
    const found = find();
    if (found.length > 0) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}

fill?.addEventListener('click', () => {
  const witness = select instanceof HTMLSelectElement ? witnesses[Number(select.value)] : undefined;
  if (witness !== undefined) void fillAll(witness);
});
look();
