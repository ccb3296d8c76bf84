/** An address that a reader can be sent to: safe on its way, and with no name of a user in it, which hides where it leads. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
