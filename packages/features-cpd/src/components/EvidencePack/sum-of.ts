/** The SHA-256 of a file as `sha256sum` writes it; null where the browser computes none, as on pages without TLS. */
export async function sumOf(file: Blob): Promise<string | null> {
  // Undefined outside of secure contexts, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
