import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what is kept in the database, so that a copy of it alone opens nothing. */
export interface KeySeal {
  seal(text: string): string;
  /** Null: another secret has sealed it, or it was changed. */
  open(sealed: string): string | null;
}

const [nonceBytes, tagBytes] = [12, 16];

export function createKeySeal(secret: string): KeySeal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'signing keys', 32));
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const body = nonceBytes + tagBytes;
      if (bytes.length < body) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, body));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
