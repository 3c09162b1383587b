/** Longer ones cannot be delivered. Source: RFC 5321, section 4.5.3.1. */
const longest = 254;

/** One address alone, without a name, a list or a line end. */
const form =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u;

/** Whether mail can be sent to it. */
export function isMailAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest && form.test(value);
}
