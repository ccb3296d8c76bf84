import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Twice the height at which mails show it. */
const heightInMails = 88;

/** The organisation's logo as PNG: mail programs and PDFs draw no SVG. */
export async function readLogo(profileName: string, height = heightInMails): Promise<Uint8Array> {
  const path = fileURLToPath(import.meta.resolve(`@portal/profiles/${profileName}/brand/logo.svg`));
  return sharp(await readFile(path), { density: 192 })
    .resize({ height })
    .png()
    .toBuffer();
}
