const localPart = /^[^\s<>()[\]\\.,;:@"]+(\.[^\s<>()[\]\\.,;:@"]+)*$/;
const domain = /^([a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Whether a text is an e-mail address, with nothing around it. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}
