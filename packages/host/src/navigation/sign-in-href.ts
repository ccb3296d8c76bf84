export const signInPath = '/account/sign-in';

/** Where a signed-out visitor is sent: sign-in, which leads back to the wanted page with its query and hash. */
export function signInHref(wanted: { pathname: string; search: string; hash: string }): string {
  const path = `${wanted.pathname}${wanted.search}${wanted.hash}`;
  if (path === '/' || wanted.pathname.startsWith('/account')) return signInPath;
  return `${signInPath}?redirectTo=${encodeURIComponent(path)}`;
}
