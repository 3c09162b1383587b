/** The types that keep one value, and a list of them where their author asks for that. */
const types: readonly string[] = [
  ...[
    'currency',
    'datetime',
    'email',
    'number',
    'password',
    'phoneNumber',
    'signature',
    'textarea',
    'textfield',
  ],
  ...['time', 'url'],
];

export function keepsMultiple(type: string): boolean {
  return types.includes(type);
}
