/** The parameters of a path by the pattern of a route, null where it is another's. As routers do, it takes no notice of capitals but in parameters. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const expected = pattern.replace(/\/+$/, '').split('/');
  const segments = pathname.replace(/\/+$/, '').split('/');
  if (expected.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of expected.entries()) {
    const actual = decode(segments[at] ?? '');
    if (actual === null) return null;
    if (part.startsWith(':') && actual !== '') params[part.slice(1)] = actual;
    else if (part.toLowerCase() !== actual.toLowerCase()) return null;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
