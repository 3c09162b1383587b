const form = document.querySelector('guichet-form');
const received = document.querySelector('#received');

form.addEventListener('submitdone', ({ detail }) => {
  received.textContent = `Received: ${detail.metadata.referenceNumber}`;
});
form.addEventListener('error', ({ detail }) => {
  // The form's own errors are shown by the form; why it could not be loaded is for you.
  if (detail instanceof Error) received.textContent = 'The form is not available just now.';
});
