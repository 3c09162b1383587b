import {
  asksForInput,
  buttonOf,
  type Field,
  type Form,
  findSubmit,
  follow,
  type NavigateCommand,
  type NavigationOutcome,
  type Wizard,
} from '@guichet/engine';
import {
  type Act,
  FieldSlots,
  type FormInstance,
  FormInstanceContext,
  type Maps,
  views as ownViews,
  type Sources,
  type Views,
  ViewsContext,
} from '@guichet/fields/views';
import type { FileService } from '@guichet/service-client/file-service';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { connectForm } from './connect-form.ts';
import { leadNowhere } from './focus-field.ts';
import { formElementId } from './form-element-id.ts';
import { rendererMessages } from './messages.ts';

/** The parts that draw a form: the views of its types, and those of its features. */
export interface WizardParts {
  /** How its types are drawn. */
  readonly views: Views;
  /** The pages of a wizard: see `@guichet/renderer/wizard`. */
  readonly Pages?: (props: {
    readonly form: Form;
    readonly wizard: Wizard;
    readonly action: string;
    readonly Review: (props: { readonly form: Form }) => ReactNode;
    readonly onNavigate: (command: NavigateCommand) => void;
    readonly onCancel: (() => void) | undefined;
    /** Asked whether to throw the answers away, the resident keeps them. */
    readonly onKeep?: () => void;
  }) => ReactNode;
  /** Asks a city's map services: for fields that look for addresses. */
  readonly maps?: Maps;
  /** Stores files: for fields that take some. */
  readonly files?: FileService | undefined;
  /** How a plain post of the form is written. */
  readonly encTypeOf?: (form: Form) => string | undefined;
  readonly fileSite?: FormInstance['fileSite'];
  readonly Elsewhere?: FormInstance['Elsewhere'];
  readonly carry?: FormInstance['carry'];
  readonly processFile?: FormInstance['processFile'];
  /** Asks for choices that stand elsewhere. */
  readonly sources?: Sources;
  /** Says at the top what keeps the form from being sent, whatever is filled in. */
  readonly Blocked?: (props: { readonly form: Form }) => ReactNode;
  /** Renders the last page of a wizard with a review. */
  readonly Review?: (props: { readonly form: Form }) => ReactNode;
  /** Reads what a button asks for in its value; undefined: another button than those of a wizard. */
  readonly navigationIn?: (text: string) => NavigateCommand | undefined;
  /** Does what a button asks for; without a command it goes on. */
  readonly turn?: (
    form: Form,
    command: NavigateCommand | undefined,
  ) => NavigationOutcome | { readonly kind: 'send' };
  /** Attends to a form that was drawn, on a page that does so itself. */
  readonly onDrawn?: (form: Form, element: HTMLFormElement) => void;
}

interface Props {
  readonly form: Form;
  /** Where a plain post goes. */
  readonly action: string;
  readonly views?: Views;
  /** With it a wizard is drawn page by page. */
  readonly wizard?: WizardParts | undefined;
  /** Hidden inputs of the page. */
  readonly children?: ReactNode;
  /** The resident asks to send; `button` is the field that was pressed. */
  readonly onSubmit?: (button: Field | undefined) => void;
  /** The resident throws away what was filled in, and has said so twice. */
  readonly onCancel?: () => void;
  /** The resident presses a button that asks for something else than to send. */
  readonly onAct?: Act;
  /** The form answers to what the resident does from here on. */
  readonly onConnected?: (element: HTMLFormElement) => void;
}

/**
 * Draws a form instance as a form that works without a script. The first button in the tree is an invisible
 * one that submits, so that Enter in a field never presses another.
 */
export function FormView({
  form,
  action,
  views,
  wizard,
  children,
  onSubmit,
  onCancel,
  onAct,
  onConnected,
}: Props) {
  const element = useRef<HTMLFormElement>(null);
  const announcer = useRef<HTMLDivElement>(null);
  const latest = useRef({ onSubmit, onAct, onConnected });
  latest.current = { onSubmit, onAct, onConnected };
  const formInstance = useMemo(
    () => ({
      // The services, each under its name in a form instance.
      ...wizard,
      form,
      act: async (button: Field) => latest.current.onAct?.(button) ?? 'failed',
    }),
    [form, wizard],
  );

  function turn(command: NavigateCommand | undefined): void {
    if (wizard?.turn?.(form, command).kind === 'send') latest.current.onSubmit?.(findSubmit(form.fields));
  }
  const press = (pressed: string) => turn(wizard?.navigationIn?.(pressed));
  const latestPress = useRef(press);
  latestPress.current = press;

  useEffect(() => {
    if (element.current === null) return;
    const announce = (text: string) => {
      if (announcer.current !== null) announcer.current.textContent = text;
    };
    // Nothing that was said is left in the other language.
    const stopFollowing = follow(form.locale, () => announce(''));
    const disconnect = connectForm({
      form,
      element: element.current,
      announce,
      onNavigate: (pressed) => latestPress.current(pressed),
      onSubmit: (button) => form.isReadOnly || latest.current.onSubmit?.(button ?? findSubmit(form.fields)),
    });
    latest.current.onConnected?.(element.current);
    return () => {
      stopFollowing();
      disconnect();
      leadNowhere(form);
    };
  }, [form]);

  const { Pages, Review = () => null } = wizard ?? {};
  const isPaged = Pages !== undefined && form.wizard !== undefined;
  return (
    <form
      ref={element}
      id={form.idPrefix + formElementId}
      className="g-form"
      method="post"
      action={action}
      encType={wizard?.encTypeOf?.(form)}
      noValidate
    >
      {(isPaged || !form.isReadOnly) && (
        <button
          type="submit"
          className="g-visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          {...buttonOf({ kind: 'enter' })}
        />
      )}
      {children}
      {/* A box of their own, so that they enter the form at once: Chromium looks at all controls of a form
          for each that enters (1,000 fields: 75 ms, and four times that for twice as many). */}
      <div>
        {wizard?.Blocked && <wizard.Blocked form={form} />}
        <FormInstanceContext.Provider value={formInstance}>
          <ViewsContext.Provider value={views ?? wizard?.views ?? ownViews}>
            {isPaged ? (
              <Pages
                form={form}
                wizard={form.wizard}
                action={action}
                Review={Review}
                onNavigate={turn}
                onCancel={onCancel}
              />
            ) : (
              <FieldSlots fields={form.fields} />
            )}
          </ViewsContext.Provider>
        </FormInstanceContext.Provider>
      </div>
      {!isPaged && !form.isReadOnly && !findSubmit(form.fields) && asksForInput(form.fields) && (
        <div className="g-actions">
          <button type="submit" className="g-button">
            {rendererMessages[form.locale()].submit}
          </button>
        </div>
      )}
      <div ref={announcer} className="g-visually-hidden" role="status" />
    </form>
  );
}
