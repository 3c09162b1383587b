import { fillPage, longest, waitFor } from './fill-page.ts';
import type { FormReport, ShownFinding, ShownWitness } from './form-report.ts';

/** In the browser: shows the findings of a form beside its pages, and fills these in. */
const pause = 500;
const file = document.body.dataset.file ?? '';
const [summary, list, select, fill, filled] = ['summary', 'findings', 'witness', 'fill', 'filled'].map((id) =>
  document.getElementById(id),
);
let shown = '';
let witnesses: readonly ShownWitness[] = [];
/** How often answers were asked for: only the last is reported. */
let fillings = 0;

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
    summary.textContent = `${counted(findings.length, 'finding')}, ${counted(errors, 'error')}`;
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

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
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
    const witness = witnesses.find((candidate) => candidate.field === field);
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

async function fillAll({ name, steps }: ShownWitness): Promise<void> {
  fillings += 1;
  const filling = fillings;
  tell('Filling in ...');
  const left = await Promise.all(
    [...document.querySelectorAll('iframe')].map(async (former) => {
      const { contentWindow } = await renewed(former);
      return contentWindow !== null && (await answersByScript(contentWindow))
        ? await fillPage(contentWindow.document, steps)
        : [{ path: former.title, why: 'the page does not answer' }];
    }),
  );
  if (filling !== fillings) return;
  const missing = [...new Set(left.flat().map(({ path, why }) => `${path}: ${why}`))];
  tell(missing.length === 0 ? `Filled in: ${name}.` : `Not filled in: ${missing.join('; ')}.`);
}

function tell(text: string): void {
  if (filled !== null && filled !== undefined) filled.textContent = text;
}

/** The page without answers. A page asks before it is left with some; one whose frame is taken away asks nobody. */
function renewed(former: HTMLIFrameElement): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  [frame.title, frame.src] = [former.title, former.src];
  former.replaceWith(frame);
  // The former page kept answers for a reload.
  sessionStorage.clear();
  return new Promise((resolve) => frame.addEventListener('load', () => resolve(frame), { once: true }));
}

/** Once it does, the opened form has its key. Pressed before, a button asks the server for another page. */
async function answersByScript({ history }: Window): Promise<boolean> {
  return (await waitFor(() => (typeof history.state?.key === 'string' ? [true] : []), longest)) !== undefined;
}

fill?.addEventListener('click', () => {
  const witness = select instanceof HTMLSelectElement ? witnesses[Number(select.value)] : undefined;
  if (witness !== undefined) void fillAll(witness);
});
look();
