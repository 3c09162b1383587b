const name = 'guichet:confirmed';
const most = 50;

/**
 * Keys of this tab under which something was received, or whose answers were thrown away: a form that is opened
 * again takes a new one, and what is kept with them is not gone back to.
 */
export function isSpent(key: string): boolean {
  return read().includes(key);
}

export function spendKey(key: string): void {
  try {
    sessionStorage.setItem(name, [...read(), key].slice(-most).join(' '));
  } catch {
    // Storage may be switched off. Then the service still tells a repeat from a new submission.
  }
}

function read(): readonly string[] {
  try {
    return (sessionStorage.getItem(name) ?? '').split(' ');
  } catch {
    return [];
  }
}
