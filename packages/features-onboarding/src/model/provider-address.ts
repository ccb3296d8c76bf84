/** Where the browser itself goes to sign in by the organisation's identity provider: a page of the server, which no router knows. */
export function providerAddress(apiUrl: string, redirectTo: string | undefined): string {
  const address = new URL(`${apiUrl}/api/v1/auth/identity-provider`, document.baseURI);
  if (redirectTo !== undefined) address.searchParams.set('redirectTo', redirectTo);
  return address.href;
}
