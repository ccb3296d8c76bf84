const longest = 2048;

/** A dotted host, optionally with http or https before it and a port and path behind. */
export function isWebAddress(text: string): boolean {
  if (text.length > longest || /\s/.test(text)) return false;
  const [authority = ''] = text.replace(/^https?:\/\//i, '').split(/[/?#]/, 1);
  const [host = '', port, ...rest] = authority.split(':');
  const labels = host.split('.');
  return (
    rest.length === 0 &&
    (port === undefined || /^\d{1,5}$/.test(port)) &&
    labels.length > 1 &&
    labels.every(isHostLabel)
  );
}

function isHostLabel(label: string): boolean {
  return label.length <= 63 && /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label);
}

/** Puts https:// before an address without http or https; a blank one becomes empty. */
export function withHttps(text: string): string {
  const address = text.trim();
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
