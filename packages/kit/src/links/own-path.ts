// Only its origin matters: an address that resolves elsewhere was not a path of this portal.
const base = 'https://portal.invalid';

/** A path of this portal with its query and hash, or null for anything that could lead away, however it is spelt. */
export function ownPath(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || !spellings(text).every(isPlainPath)) return null;
  const url = new URL(text, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}

/** The text as it stands and as software further on may read it: decoded once or more, with look-alike characters made plain. */
function spellings(text: string): string[] {
  const all = [text];
  let path = text.split(/[?#]/, 1)[0] ?? '';
  for (let round = 0; round < 5; round += 1) {
    all.push(path, path.normalize('NFKC'));
    try {
      path = decodeURIComponent(path);
    } catch {
      break;
    }
  }
  return all;
}

function isPlainPath(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  if (!text.startsWith('/') || text.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(text)) return false;
  try {
    const url = new URL(text, base);
    return url.origin === base && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}
