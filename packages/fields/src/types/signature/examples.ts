import type { Examples } from '../../examples/example.ts';

export const signatureExamples: Examples = {
  plain: {
    type: 'signature',
    key: 'signature',
    label: 'Your signature',
    input: true,
    validate: { required: true },
  },
  'with its own words, and colours': {
    type: 'signature',
    key: 'consent',
    label: 'Consent of the owner',
    description: 'I agree that <strong>the tree may be cut</strong>.',
    tooltip: 'Your neighbours will be told.',
    input: true,
    footer: 'The <em>owner</em> signs here',
    penColor: 'rgb(15, 76, 129)',
    backgroundColor: '#ffffff',
    minWidth: '1',
    maxWidth: '4',
    height: '100px',
  },
  disabled: {
    type: 'signature',
    key: 'former',
    label: 'Signature of last year',
    input: true,
    disabled: true,
    defaultValue:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAeAAAACWAQAAAAAuo2ZQAAADyklEQVR42u2YTa6jOhCFHWVAz7yBlrwUttI7oVt34CFLaq4YsI0gNmD0Jh5EqebH2HWcQMCR3gh0rxIIHy5XnSoXFvTBIU74hE/4hE/4hP93+PsD+CHydPguVDpsf8p02JBOh1uq0+F6wJNhPRieDEuyRTKs6J6nwo98/EuEh2EfKhkuxmmz88sBePRWyTUjiv2wmaIVjupNngDcD/8NO/+6y/3wKK8Owp7thzv3gCVyir72w7UzPUSu3Q83zmnB+WY/PHragvO3pQ5wSXB7S2+kLjCpZpUFFzz2w4pgLO0u+WmoDXhKCjZWSSj139ctOF+eEGaheVEXG/BssQJDmFptVuUbcEHc0MkQptZbbuU7uARDmMQqiqXOYet97LObq3XQ+Z93cAOnFlRwW4cNwoZAcKP/TLEK9z4vw2kQ3OiCSK0iqgUMbgk0M9oQ1VYR1QLm345AM4Yiwb2Ce57dTDMtReUR4Zq5zd8o4dd6FW4IglNi2DWhZiJYEwRHYuQkYZGK4JIgOIrAUIVh34adnzueJlGgRVRIQmTdZw/5ioFeh90ghqdJFGgRVaEQWWe+BeFjoEVUhQLshlpc1BM9BfoFLHmCev91BOL9u8D/wSSXUmLwag1XZ/NEeNoyhgY7F09omMzdwz3CDRqowB5niM0j2ILEvTokPMMZMpcUEeZhITO9X0uw3j3r23vboi86MMB9el3qpZIi3EM18nKoMV1qNr4IHuyhDvri32GWt8HZE+ye2qEQFRjiE3ly1ezsV7BF2GBZnLhbkKdzRg35491rsSBPFn8H2Im6gfXOF+z5NCTEuNhdGawQxpoxf9F8vVu6ShGmV0J2+Wo1n0q+0i7NyStY4fKooPaTyakqGCyxwigsshLbHHv1PbwIYyqAeyjnrGoOfU22AZe4NjRRvQ4tvPCuDFVVQ2Cnb3ylsBeoYQ2uxA0Gtn1ao57hMK0a1qhp1Hod7rCB6FAV43z1briFdmwySa7DLaqiR1UMnlx5zxP+bguT5LdnS/6uwwaaOd6lf8X9F8AWJTV6iC/E1ZgM23ALHuKSMj+uW3ABkhpNtlxSItuA7xGsUI+r+zbCi6uB/ralp+5uBX5EcLl+/wqsoSFr9r/2K9DjmAb6GCyhd5b74RLf3czOTQsPcz3aYt9ei1hqB4fvuSkOweztlR5ZdWCTpYv6WXE5ALcoZqqyA3AfteFGHYANvPcd3FiydGz/DuHi2M4hwIMmdDI8qLFM3yhWJNNhfWj7LoJrm6fDt19FOmwulA7b6wcwqU9gOuETPuETPuEDxz+cExIzEmoVMwAAAABJRU5ErkJggg==',
  },
};
