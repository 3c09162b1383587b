import { aimAt, type ControlSelectors } from './aim.ts';
import { type ComparedState, markName, type SeenComponent, type WayOn } from './page-state.ts';
import { isSeen, type Looks, readElement, textOfElement } from './read-element.ts';

/** The parts of `@formio/js` components that are used here. */
interface Theirs {
  readonly type: string;
  readonly component: {
    readonly type?: string;
    readonly persistent?: boolean | 'client-only';
    readonly properties?: { readonly compared?: string };
  };
  readonly path: string;
  readonly element?: Element | null;
  readonly parent: Theirs | undefined;
  readonly rowIndex?: number;
  readonly visible: boolean;
}

interface TheirForm {
  readonly pages?: readonly { readonly component: { readonly title?: string } }[];
  readonly page?: number;
  readonly wizard?: unknown;
  readonly submission: { readonly data: object };
  everyComponent(look: (component: Theirs) => void): void;
  on(event: string, hear: () => void): void;
}

const looks: Looks = {
  label: 'label.col-form-label:not(.visually-hidden), legend, .card-title',
  message: '.formio-errors .error, .formio-errors .form-text',
  notText:
    '.required-star, .visually-hidden, .sr-only, [aria-hidden="true"], i:empty, script, style, button.choices__button',
  readOnly: '.formio-editor-read-only-content',
  chosen:
    '.choices__list--single .choices__item:not(.choices__placeholder), .choices__list--multiple .choices__item',
};

const places: ControlSelectors = {
  text: 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]):not(.choices *), textarea, select.form-control:not(.choices *)',
  option: 'input[type=checkbox], input[type=radio]',
  list: '.choices, select',
  add: '[ref$="-addRow"], .formio-button-add-row',
  remove: '[ref$="-removeRow"], .formio-button-remove-row',
  save: '[ref$="-saveRow"]',
  press: 'button[ref=button]',
  next: '.btn-wizard-nav-next',
  previous: '.btn-wizard-nav-previous',
  submit: '.btn-wizard-nav-submit',
};

const place = document.getElementById('bench');
const number = new URLSearchParams(location.search).get('form');
const definition: object = await (await fetch(`/definitions/${number}`)).json();
if (place === null) throw new Error('The document has no place for a form.');
let sent = 0;
// Its own types ask for nothing but an element and a definition.
const form = (await window.Formio?.createForm(place, definition)) as TheirForm;
form.on('submit', () => {
  sent += 1;
});

window.compared = {
  read(): ComparedState {
    for (const marked of document.querySelectorAll(`[${markName}]`)) marked.removeAttribute(markName);
    const all: { component: Theirs; element: Element; id: string }[] = [];
    form.everyComponent((component) => {
      const { element } = component;
      const mark = component.component.properties?.compared;
      if (
        mark === undefined ||
        component.component.type === 'hidden' ||
        !(element instanceof Element) ||
        !element.isConnected ||
        !component.visible
      )
        return;
      const id = [mark, ...rowsOf(component)].join('@');
      element.setAttribute(markName, id);
      all.push({ component, element, id });
    });
    const components = all.filter(({ element }) => isSeen(element)).map(seen);
    const pages = (form.pages ?? []).map(({ component }) => component.title ?? '');
    return {
      pages,
      page: form.page ?? 0,
      buttons: pages.length === 0 ? [] : waysOn(),
      components,
      data: JSON.stringify(sentData()),
      sent,
    };
  },
  aim: (aim) => aimAt(aim, places),
};
place.setAttribute('data-drawn', '');

/** The data that its page sends, without client-only values. */
function sentData(): object {
  // As it is sent: an object of a library is no JSON.
  const data: object = JSON.parse(JSON.stringify(form.submission.data));
  form.everyComponent(({ component, path }) => {
    if (component.persistent !== 'client-only') return;
    const names = path.split(/[.[\]]+/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    const holder = names.reduce<object>((found, name) => Object(Reflect.get(found, name)), data);
    Reflect.deleteProperty(holder, last);
  });
  return data;
}

function seen({
  component,
  element,
  id,
}: {
  component: Theirs;
  element: Element;
  id: string;
}): SeenComponent {
  const read = readElement(element, looks);
  const type = component.component.type ?? '';
  const isText = type === 'content' || type === 'htmlelement';
  return {
    id,
    type,
    path: component.path,
    inGrid: rowsOf(component).length > 0,
    ...read,
    ...(type === 'button' && {
      label: textOfElement(element.querySelector('button') ?? element, looks),
      shown: [],
    }),
    ...(isText && { label: '', shown: [textOfElement(element, looks)] }),
  };
}

function rowsOf(component: Theirs): readonly number[] {
  const rows: number[] = [];
  for (
    let ancestor: Theirs | undefined = component;
    ancestor !== undefined;
    ancestor = ancestor.parent ?? undefined
  ) {
    if (['datagrid', 'editgrid'].includes(ancestor.parent?.type ?? '')) rows.unshift(ancestor.rowIndex ?? 0);
  }
  return rows;
}

function waysOn(): readonly WayOn[] {
  return (['previous', 'next', 'submit'] as const).filter((way) => {
    const button = document.querySelector(`.btn-wizard-nav-${way}`);
    return button !== null && isSeen(button);
  });
}
