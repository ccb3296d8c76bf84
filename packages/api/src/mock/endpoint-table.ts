import type { Endpoint } from '../contract/endpoint.ts';
import { contract } from '../contract/index.ts';

export interface NamedEndpoint {
  area: string;
  name: string;
  endpoint: Endpoint;
}

const areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;

/** Every endpoint in the order to be tried: fixed paths before those with parameters, since `~` sorts after every character of a path. */
export const endpointTable: readonly NamedEndpoint[] = Object.entries(areas)
  .flatMap(([area, endpoints]) => Object.entries(endpoints).map(([name, endpoint]) => ({ area, name, endpoint })))
  .sort((a, b) => (sortKey(a.endpoint) < sortKey(b.endpoint) ? -1 : 1));

function sortKey({ path }: Endpoint): string {
  return path.replaceAll(/\{\w+\}/g, '~');
}

export interface EndpointMatch extends NamedEndpoint {
  params: Record<string, string>;
}

/** The endpoint that a request is for, whatever address the paths begin at. */
export function endpointAt(request: Request): EndpointMatch | null {
  const { pathname } = new URL(request.url);
  for (const entry of endpointTable) {
    const params = entry.endpoint.method === request.method ? matchPath(entry.endpoint.path, pathname) : null;
    if (params !== null) return { ...entry, params };
  }
  return null;
}

function matchPath(path: string, pathname: string): Record<string, string> | null {
  const names: string[] = [];
  const source = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`${source}$`).exec(pathname);
  return match && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]));
}
