/** Reads a QR code from a picture; null: there is none in it. */
export type QrDecoder = (picture: ImageData) => string | null;

/** Fetches what decodes; rejects where its file is gone. */
export async function loadQrDecoder(): Promise<QrDecoder> {
  const { decodeQR } = await import('qr/decode.js');
  return (picture) => {
    try {
      return decodeQR(picture);
    } catch {
      // It throws where a picture has no code in it.
      return null;
    }
  };
}

/** What a QR code in a picture says; null: there is none in it. The decoder is fetched when it is first asked. */
export async function decodeQrCode(picture: ImageData): Promise<string | null> {
  return (await loadQrDecoder())(picture);
}
