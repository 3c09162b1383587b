import { Form, type FormProps } from '@guichet/renderer';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@guichet/renderer/styles.css';

type Done = NonNullable<FormProps['onSubmitDone']>;

/** A page of a React host: it chooses the language, shows a form, and says what came of it. */
function Page() {
  const [language, setLanguage] = useState<'en' | 'fr'>('en');
  const [received, setReceived] = useState('');
  const tellReceived: Done = ({ metadata }) => setReceived(`Received: ${String(metadata?.referenceNumber)}`);
  return (
    <main>
      <h1>Contact</h1>
      <button type="button" onClick={() => setLanguage(language === 'en' ? 'fr' : 'en')}>
        {language === 'en' ? 'Français' : 'English'}
      </button>
      <Form
        src="/prepared/en/contact-the-city"
        language={language}
        onSubmitDone={tellReceived}
        // The form's own errors are shown by the form; why it could not be loaded is for you.
        onFormLoadError={() => setReceived('The form is not available just now.')}
      />
      <p role="status">{received}</p>
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
