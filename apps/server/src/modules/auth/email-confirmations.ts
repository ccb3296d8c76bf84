/** Where it leads. */
export function confirmationLink(portalUrl: string, link: { token: string; userId: string }): string {
  const url = new URL('/account/confirm-email', portalUrl);
  url.search = new URLSearchParams(link).toString();
  return url.href;
}
