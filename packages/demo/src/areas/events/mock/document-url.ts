/** A document of the world, in which its name stands. */
export function documentUrl(name: string): string {
  return `data:text/plain,${encodeURIComponent(name)}`;
}
