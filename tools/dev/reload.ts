/**
 * In development only, part of the page's script: asks for the page's ETag, and reloads when it is
 * another one. The ETag follows from the page's HTML and the names of its files, so that a page reloads
 * when it would look or work otherwise, and what was typed stays in every other case. It needs no exception from the
 * Content-Security-Policy.
 */
const pause = 300;
let known: string | null = null;

async function look(): Promise<void> {
  if (!document.hidden) {
    const tag = await currentTag();
    if (known !== null && tag !== null && tag !== known) location.reload();
    known = tag ?? known;
  }
  setTimeout(look, pause);
}

async function currentTag(): Promise<string | null> {
  try {
    const answer = await fetch(location.href, { method: 'HEAD' });
    return answer.ok ? answer.headers.get('etag') : null;
  } catch {
    // The server is restarting.
    return null;
  }
}

look();
