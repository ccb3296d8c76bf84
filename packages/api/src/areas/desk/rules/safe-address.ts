/** An address that a reader can be sent to: safe on its way, and with no name of a user in it, which hides where it leads. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && isPublicName(hostname);
}

/** Names that mean something else, or something at all, in the network of the reader alone. */
const innerName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/** A name that is known everywhere: a bare number is that of a machine, and in most networks one that stands there. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name);
  return !isNumber && name.includes('.') && !innerName.test(name);
}
