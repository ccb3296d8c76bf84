import { contract, type Endpoint } from '@portal/api/contract';

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

interface Route {
  entry: NamedEndpoint;
  /** The end of an address, with a group for each parameter. */
  pattern: RegExp;
  parameters: readonly string[];
}

/** The end of an address of a call. */
export function patternOf(path: string): RegExp {
  return new RegExp(`${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
}

const routes = endpointTable.map((entry): Route => {
  const { path } = entry.endpoint;
  return {
    entry,
    pattern: patternOf(path),
    parameters: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
  };
});

/** The endpoint that a request is for, whatever address the paths begin at. */
export function endpointAt(request: Request): EndpointMatch | null {
  const { pathname } = new URL(request.url);
  for (const { entry, pattern, parameters } of routes) {
    const match = entry.endpoint.method === request.method ? pattern.exec(pathname) : null;
    if (match === null) continue;
    const params = Object.fromEntries(parameters.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]));
    return { ...entry, params };
  }
  return null;
}
