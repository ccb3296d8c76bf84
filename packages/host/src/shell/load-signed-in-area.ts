/** The code of everything behind sign-in: the shell, its menus and the home page. */
export async function loadSignedInArea() {
  const { SignedInArea } = await import('./SignedInArea.tsx');
  return { default: SignedInArea };
}
