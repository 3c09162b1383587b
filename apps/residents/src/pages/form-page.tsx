import type { Locale } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { Act } from '@guichet/fields/views';
import {
  ErrorAlert,
  FormView,
  formElementId,
  LanguageNote,
  RequiredNote,
  type WizardParts,
} from '@guichet/renderer';
import { titleLanguage } from '@guichet/renderer/form-title';
import type { MouseEvent, ReactNode } from 'react';
import type { Outage } from '../outages/outage.ts';
import { Layout } from './layout.tsx';
import { NoticeBox } from './notice-box.tsx';
import { OutageBox } from './outage-box.tsx';
import type { ShownNotice } from './shown-notice.ts';
import { formUrl, type Site } from './site.ts';
import { StatusLine, type StatusText } from './status-line.tsx';

/** Room for the city's header above the alert, in pixels. Product constant. */
const headerOffset = 157;

/** The state of the page. */
export interface FormPageView {
  readonly locale: Locale;
  readonly title: string;
  readonly form: Form;
  /** Another number: the form is drawn from its beginning. */
  readonly opening: number;
  /** Draws the pages of a wizard. */
  readonly wizard: WizardParts | undefined;
  /** Hidden inputs of a plain post, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The parts of the form that do not work here. */
  readonly outage?: Outage | undefined;
  readonly notice: ShownNotice | undefined;
  /** Shown below the form while its answers are kept on this device. Absent on the server. */
  readonly note?: ((locale: Locale) => ReactNode) | undefined;
  readonly status: StatusText | undefined;
}

/** A resident's commands to the page, beside filling in. Absent on the server. */
export interface FormPageCommands {
  readonly submit: (button: Field | undefined) => void;
  readonly switchLanguage: (locale: Locale, event: MouseEvent) => void;
  readonly resume: (kind: ShownNotice['kind']) => void;
  readonly cancel: () => Promise<void>;
  readonly act: Act;
  readonly connected: (element: HTMLFormElement) => void;
  /** Loads what shows the answers where the form cannot be drawn. */
  readonly rescue: () => Promise<(props: { readonly form: Form }) => ReactNode>;
}

interface Props {
  readonly site: Site;
  readonly view: FormPageView;
  readonly commands?: FormPageCommands;
}

/** A form, ready to fill in. The order of its parts is the product's. */
export function FormPage({ site, view, commands }: Props) {
  const { locale, title, form, opening, hidden, outage, notice, status } = view;
  const { path } = form.page;
  return (
    <Layout
      site={site}
      locale={locale}
      urlIn={(targetLocale) => formUrl(site, targetLocale, path)}
      keeps={formElementId}
      {...(commands && { onSwitch: commands.switchLanguage })}
    >
      <h1 lang={titleLanguage(form.page, locale)}>{title}</h1>
      <LanguageNote form={form} />
      {outage && <OutageBox site={site} locale={locale} outage={outage} />}
      <ErrorAlert form={form} headerOffset={headerOffset} />
      {notice !== undefined && (
        <NoticeBox
          locale={locale}
          notice={notice}
          formId={formElementId}
          formUrl={formUrl(site, locale, path)}
          {...(commands && { onResume: () => commands.resume(notice.kind) })}
        />
      )}
      <RequiredNote locale={locale} />
      <FormView
        key={opening}
        form={form}
        action={formUrl(site, locale, path)}
        wizard={view.wizard}
        {...(commands && {
          onSubmit: commands.submit,
          onCancel: commands.cancel,
          onAct: commands.act,
          onConnected: commands.connected,
        })}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </FormView>
      {view.note?.(locale)}
      <StatusLine status={status} />
    </Layout>
  );
}
