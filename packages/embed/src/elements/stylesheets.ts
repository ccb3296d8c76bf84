const sheets = new Map<string, Promise<CSSStyleSheet>>();

/**
 * A stylesheet as an object, once for all elements: a policy without inline styles allows it, and no rule of it reaches the page. Its pictures and fonts
 * stand beside it.
 */
export function stylesheetAt(address: string): Promise<CSSStyleSheet> {
  const known = sheets.get(address);
  if (known !== undefined) return known;
  const coming = load(address);
  sheets.set(address, coming);
  // The next element that comes into view tries again.
  coming.catch(() => sheets.delete(address));
  return coming;
}

async function load(address: string): Promise<CSSStyleSheet> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const text = await answer.text();
  const beside = (_: string, path: string) => `url("${new URL(path, address).href}")`;
  return new CSSStyleSheet().replace(text.replace(/url\(["']?(\.{0,2}\/[^"')]+)["']?\)/g, beside));
}

/** Fonts are declared to the document: in an element they would not be found. */
export async function declareFonts(address: string): Promise<void> {
  const sheet = await stylesheetAt(address);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
