/** Every rule, by the name that messages and the details of a server's answer use. */
export type RuleName =
  | 'type'
  | 'email'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'required'
  | 'onlyAvailableItems';
