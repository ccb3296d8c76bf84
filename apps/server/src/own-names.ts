import { isIP } from 'node:net';

const everywhere = ['0.0.0.0', '::'];
const thisMachine = ['localhost', '127.0.0.1', '::1'];

interface Listening {
  host: string;
  port: number;
  /** Null: by HTTP. */
  certificate: object | null;
}

/** Where a server is reached from its own machine. */
export function localOrigin({ host, port, certificate }: Listening): string {
  const name = everywhere.includes(host) || thisMachine.includes(host) ? 'localhost' : inUrl(host);
  return `${certificate === null ? 'http' : 'https'}://${name}:${port}`;
}

/** Whether a `Host` header names this server. */
export type IsOwnName = (host: string) => boolean;

/**
 * The names that a server answers to: this machine's, the one it listens on and the public address. A page of another name that its
 * owner has pointed at this machine is refused with it, or it could read what the browser alone reaches. Where a server listens
 * everywhere, any IP address is its own: no name can be pointed at it.
 */
export function ownNames({ host, publicUrl }: { host: string; publicUrl: string | undefined }): IsOwnName {
  const names = new Set([...thisMachine, host].filter((name) => !everywhere.includes(name)).map(inUrl));
  if (publicUrl !== undefined) names.add(new URL(publicUrl).hostname);
  const takesAddresses = everywhere.includes(host);
  return (header) => {
    const name = URL.parse(`http://${header}`)?.hostname.replace(/\.$/, '');
    return name !== undefined && (names.has(name) || (takesAddresses && isAddress(name)));
  };
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function inUrl(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host.toLowerCase();
}
