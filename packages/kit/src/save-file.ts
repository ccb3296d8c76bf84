/** Long enough for every browser to have begun reading. */
const revokeAfterMs = 60_000;

/** Puts a file among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), revokeAfterMs);
}
