/** Redirectors that stand between a copied link and where it leads, and the parameter that says where. */
const redirectors: readonly (readonly [RegExp, string, string])[] = [
  [/(?:^|\.)google(?:\.com?)?\.[a-z]{2,3}$/, '/url', 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, '/', 'url'],
  [/^lm?\.facebook\.com$/, '/l.php', 'u'],
  [/(?:^|\.)youtube\.com$/, '/redirect', 'q'],
];

const trackers =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|igsh|yclid|_hsenc|_hsmi|mkt_tok)$/i;

/** A copied address without what tells somebody that it was followed. */
export function untracked(address: string): string {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return address;
  for (const [host, path, parameter] of redirectors) {
    const target = url.searchParams.get(parameter);
    if (target !== null && host.test(url.hostname) && url.pathname === path) return untracked(target);
  }
  const names = [...url.searchParams.keys()].filter((name) => trackers.test(name));
  if (names.length === 0) return address;
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}
