import { defaultLocale, isJsonObject } from '@guichet/definition';
import { addRoot } from '@guichet/fields/views';
import {
  Form,
  type FormOptions,
  hasForm,
  missingForm,
  type Submission,
  type Webform,
} from '@guichet/renderer/wrapper';
import { createRoot, type Root } from 'react-dom/client';
import { dispatch } from './dispatch.ts';
import { nameParts } from './parts.ts';
import { dress } from './sheets.ts';

/** Given as properties, or as JSON in attributes of the same names. */
const objects = ['form', 'submission', 'options'] as const;
const texts = ['src', 'url', 'language'] as const;

type ObjectName = (typeof objects)[number];
type TextName = (typeof texts)[number];

/**
 * A form on any page: `<guichet-form src="..." language="fr">`. A class, since a browser makes elements of nothing
 * else.
 */
export class GuichetForm extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = [...texts, ...objects];

  readonly #internals = this.attachInternals();
  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #given = new Map<ObjectName, unknown>();
  #root: Root | undefined;
  #stops: readonly (() => void)[] = [];
  #isDue = false;
  #opening = 0;
  /** Counts complaints of a missing form. */
  #complaints = 0;
  #isDisabled = false;
  /** Answers that the browser brings back, by Back for example: in the place of the page's own until a reset. */
  #restored: Submission | undefined;
  #instance: Webform | undefined;

  /** Address of a form at a form service. It, or `form`, must be there. */
  get src(): string | null {
    return this.getAttribute('src');
  }
  set src(value: string | null | undefined) {
    this.#setText('src', value);
  }
  /** Where submissions go, as the address of a form; without it, to `src`. */
  get url(): string | null {
    return this.getAttribute('url');
  }
  set url(value: string | null | undefined) {
    this.#setText('url', value);
  }
  /** `en` or `fr`. Default `en`. */
  get language(): string {
    return this.getAttribute('language') ?? defaultLocale;
  }
  set language(value: string | null | undefined) {
    this.#setText('language', value);
  }
  /** A definition; it wins over `src`. */
  get form(): unknown {
    return this.#objectOf('form');
  }
  set form(value: unknown) {
    this.#setObject('form', value);
  }
  /** Answers to show and go on from. */
  get submission(): Submission | undefined {
    const given = this.#objectOf('submission');
    return isJsonObject(given) ? given : undefined;
  }
  set submission(value: Submission | null | undefined) {
    this.#restored = undefined;
    this.#setObject('submission', value);
  }
  /** How the form is shown and sent. */
  get options(): FormOptions | undefined {
    const given = this.#objectOf('options');
    return isOptions(given) ? given : undefined;
  }
  set options(value: FormOptions | null | undefined) {
    this.#setObject('options', value);
  }
  /** The name under which its value is sent, in a form of the page. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(value: string) {
    this.setAttribute('name', value);
  }
  /** Of no interest but in a form of the page, as the three that follow. */
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  /** Why the page's form cannot be sent yet; empty where it can. */
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  /** False where something is wrong or missing. */
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  /** The same, and leads to what is wrong. */
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }
  /** The form, to be commanded: `formready` gives the same. Undefined until then. */
  get instance(): Webform | undefined {
    return this.#instance;
  }

  connectedCallback(): void {
    if (this.#root !== undefined) return;
    // Takes over properties that were set before the script ran.
    for (const name of [...texts, ...objects]) this.#attach(name);
    this.#stops = [dress(this.#shadow), addRoot(this.#shadow), nameParts(this.#shadow)];
    const frame = document.createElement('div');
    frame.className = 'g-frame';
    this.#shadow.replaceChildren(frame);
    this.#root = createRoot(frame);
    this.#update();
  }

  disconnectedCallback(): void {
    // One that was only moved is in the document again by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
      this.#instance = undefined;
      this.#restored = undefined;
      for (const stop of this.#stops) stop();
      this.#stops = [];
      this.#shadow.replaceChildren();
    });
  }

  attributeChangedCallback(name: string): void {
    const property = objects.find((candidate) => candidate === name);
    if (property !== undefined) this.#given.delete(property);
    this.#update();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#update();
  }

  formAssociatedCallback(): void {
    this.#enter();
  }

  formResetCallback(): void {
    this.#restored = undefined;
    this.#opening += 1;
    this.#update();
  }

  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string') this.#restored = { data: parse(state) ?? {} };
    this.#update();
  }

  /** The first control of the form that takes it. */
  override focus(options?: FocusOptions): void {
    this.#shadow.querySelector<HTMLElement>('[data-field]:not([type="hidden"], :disabled)')?.focus(options);
  }

  #attach(name: TextName | ObjectName): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  #setText(name: TextName, value: string | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  #setObject(name: ObjectName, value: unknown): void {
    if (value === null || value === undefined) this.#given.delete(name);
    else this.#given.set(name, value);
    this.#update();
  }

  #objectOf(name: ObjectName): unknown {
    const known = this.#given.get(name);
    if (known !== undefined) return known;
    const text = this.getAttribute(name);
    if (text === null) return undefined;
    const parsed = parse(text) ?? null;
    if (parsed === null)
      console.error(new Error(`The attribute "${name}" of guichet-form is no JSON object.`));
    this.#given.set(name, parsed);
    return parsed;
  }

  /** Several changes at once are drawn once. */
  #update(): void {
    if (this.#isDue || this.#root === undefined) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw(): void {
    const props = { src: this.src ?? undefined, form: this.form };
    if (!hasForm(props)) {
      this.#root?.render(null);
      this.#complain();
      return;
    }
    const readOnly = this.options?.readOnly === true || this.#isDisabled;
    this.#root?.render(
      <Form
        key={this.#opening}
        {...props}
        url={this.url ?? undefined}
        submission={this.#restored ?? this.submission}
        language={this.getAttribute('language') ?? undefined}
        options={{ ...this.options, readOnly }}
        onFormReady={(webform) => {
          this.#instance = webform;
          this.#enter();
        }}
        onAny={(event, ...payload) => {
          if (event === 'change' || event === 'languageChanged') this.#enter();
          dispatch(this, event, payload);
        }}
      />,
    );
  }

  /** The scripts of the page may be about to hand a form over. */
  async #complain(): Promise<void> {
    this.#complaints += 1;
    const complaint = this.#complaints;
    if (document.readyState !== 'complete')
      await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
    await new Promise((passed) => setTimeout(passed, graceMs));
    const isHere = this.isConnected && this.#root !== undefined;
    // A later one complains for both.
    if (!isHere || complaint !== this.#complaints || hasForm({ src: this.src ?? undefined, form: this.form }))
      return;
    const error = new Error(missingForm);
    console.error(error);
    dispatch(this, 'error', [error]);
  }

  /** In a form of the page its answers go along as JSON, under its name, and it is not sent while they are wrong. */
  #enter(): void {
    const form = this.#instance?.formInstance;
    if (form === undefined || this.#internals.form === null) return;
    const state = form.withoutSecrets(form.answers(), true);
    // The browser writes the second into its history on disk.
    this.#internals.setFormValue(JSON.stringify(form.data()), JSON.stringify(state));
    if (form.isValid()) {
      this.#internals.setValidity({});
      return;
    }
    const controls = [...this.#shadow.querySelectorAll<HTMLElement>('[data-field]')];
    const failsIn = ({ dataset }: HTMLElement) => form.fieldById(dataset.field ?? '')?.failures().length;
    // The invalid field may be on another page of a wizard.
    const anchor = controls.find(failsIn) ?? controls[0];
    this.#internals.setValidity({ customError: true }, incomplete[form.locale()], anchor);
  }
}

/** A page may hand its form over only after the element is in it; in milliseconds. */
const graceMs = 250;

const incomplete = {
  en: 'Please complete this form.',
  fr: 'Veuillez remplir ce formulaire.',
} as const;

function parse(text: string) {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the value is an options object: its properties are read by name, each as it is. */
function isOptions(given: unknown): given is FormOptions {
  return typeof given === 'object' && given !== null;
}
