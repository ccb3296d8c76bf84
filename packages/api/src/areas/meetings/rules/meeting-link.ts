/** Where a meeting is held: a page of the web, with no name of a user in its address, which hides where it leads. */
export function isMeetingLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
