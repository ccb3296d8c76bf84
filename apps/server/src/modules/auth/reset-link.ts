/** Where a new password is chosen. */
export function resetLink(portalUrl: string, link: { token: string; userId: string }): string {
  const url = new URL('/account/reset-password', portalUrl);
  url.search = new URLSearchParams(link).toString();
  return url.href;
}
