/** Puts a text on the clipboard; says whether that worked, which a browser may refuse. */
export async function copyText(text: string, clipboard: Clipboard | undefined): Promise<boolean> {
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
