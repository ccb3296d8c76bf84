/** Why a text did not come onto the clipboard: the browser refused, or has none for this page, as for one without TLS. */
export type CopyFailure = 'refused' | 'unsupported';

/** Puts a text on the clipboard; null where that worked. */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, 'writeText'> | undefined,
): Promise<CopyFailure | null> {
  if (typeof clipboard?.writeText !== 'function') return 'unsupported';
  try {
    await clipboard.writeText(text);
    return null;
  } catch {
    return 'refused';
  }
}
