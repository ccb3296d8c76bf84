/** What a QR code in a picture says; null: there is none in it. The decoder is fetched when it is first asked. */
export async function decodeQrCode(picture: ImageData): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(picture);
  } catch {
    // It throws where a picture has no code in it.
    return null;
  }
}
