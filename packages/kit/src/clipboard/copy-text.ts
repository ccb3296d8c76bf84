export type CopyOutcome = 'linkCopied' | 'copyFailed' | 'copyUnsupported';

/** Puts text on the clipboard and says how that went. */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, 'writeText'> | undefined,
): Promise<CopyOutcome> {
  if (typeof clipboard?.writeText !== 'function') return 'copyUnsupported';
  try {
    await clipboard.writeText(text);
    return 'linkCopied';
  } catch {
    return 'copyFailed';
  }
}
