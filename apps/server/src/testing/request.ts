import type { Endpoint, EndpointInput } from '@portal/api/contract';

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: Record<string, unknown>;
}

/** The request of a call as a client sends it. */
export function requestOf<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | undefined,
  headers: Record<string, string>,
): Request {
  // The type of an input says per endpoint which of the three parts it has.
  const { params = {}, query = {}, body } = (input ?? {}) as Parts;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(path, 'http://portal.test');
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  if (body === undefined || endpoint.body === undefined) return new Request(url, { method: endpoint.method, headers });
  if (endpoint.body.kind === 'json')
    return new Request(url, {
      method: endpoint.method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return new Request(url, { method: endpoint.method, headers, body: formOf(body) });
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const values = Array.isArray(value) ? (value.length === 0 ? [''] : value) : [value];
    for (const one of values) {
      if (one instanceof File) form.append(name, one);
      else if (one !== undefined) form.append(name, String(one));
    }
  }
  return form;
}
