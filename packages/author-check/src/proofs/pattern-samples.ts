/** Common shapes that patterns of forms ask for; those that match are tried. */
const shapes = [
  ...[
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '123456',
    '1234567',
    '12345678',
    '123456789',
    '1234567890',
    '12345678901',
  ],
  ...[
    'a',
    'A',
    'ab',
    'AB',
    'abc',
    'ABC',
    'abcd',
    'ABCD',
    'Ann',
    'Ann Smith',
    'A1',
    'A1B2C3',
    'A1A 1A1',
    'K1P 1J1',
    'K1P1J1',
    'k1p1j1',
  ],
  ...[
    'ABC 123',
    'ABC123',
    'ABCD123',
    'ABCD 123',
    '1234 AB',
    '1234AB',
    '12:30',
    '2024-05-01',
    '01/05/2024',
    '05/2024',
    '2024',
  ],
  ...[
    '613-555-0123',
    '(613) 555-0123',
    '6135550123',
    '+16135550123',
    '0612345678',
    '12.50',
    '12,50',
    '1.5',
    '0.5',
    '100',
    '50',
    '99',
  ],
  ...[
    'a@example.com',
    'https://example.com',
    'www.example.com',
    'NL91ABNA0417164300',
    'RSSMRA85T10A562S',
    'X',
    'yes',
    'no',
    'true',
  ],
  ...[
    '123-456-789',
    '123 456 789',
    '12-345',
    '12-34-56',
    '00000',
    '000000',
    '0000000000',
    '01012345678',
    '99999999',
    '#1',
    '$5',
  ],
] as const;

/** Texts that match a pattern; none where no common shape does. */
export function patternSamples(pattern: string, maxLength = 1_000): readonly string[] {
  try {
    const whole = new RegExp(`^(?:${pattern})$`, 'u');
    return shapes.filter((shape) => shape.length <= maxLength && whole.test(shape)).slice(0, 4);
  } catch {
    return [];
  }
}
