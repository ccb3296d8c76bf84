/** Browsers sum up what lies in memory, where a phone has no room for more. */
const mostBytes = 150_000_000;

/** The SHA-256 of a file as `sha256sum` writes it; null where it is too large, or the browser computes none, as on pages without TLS. */
export async function sumOf(file: Blob): Promise<string | null> {
  if (file.size > mostBytes) return null;
  // Undefined outside of secure contexts, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
