import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Compressed, in bytes. What is larger would hold up the page around it. */
const mostInside = 4_096;
const firstPictures = /(<img [^>]*\bfetchpriority="high" src=")\/(assets\/[\w.-]+\.svg)(")/g;

/**
 * Inlines the picture that a page begins with as a data URI, where it is a small drawing: asked for by its address, it comes a round trip after the
 * page, behind the scripts. React, which hydrates the page, leaves its address as it stands.
 */
export async function withPictureInside(html: string, folder: string): Promise<string> {
  const files = [...new Set(Array.from(html.matchAll(firstPictures), ([, , file = '']) => file))];
  const drawings = new Map<string, string>();
  for (const file of files) {
    const path = join(folder, file);
    if ((await compressedSize(path)) <= mostInside) drawings.set(file, addressOf(await readFile(path, 'utf8')));
  }
  return html.replaceAll(firstPictures, (whole, before: string, file: string, after: string) => {
    const drawing = drawings.get(file);
    return drawing === undefined ? whole : before + drawing + after;
  });
}

async function compressedSize(path: string): Promise<number> {
  const copy = `${path}.gz`;
  return (await stat(existsSync(copy) ? copy : path)).size;
}

/** Only what would end the attribute or the address is written otherwise, so that it compresses as well as the file. */
function addressOf(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replaceAll(/["%#<>&\s]/g, (mark) => (mark === ' ' ? ' ' : encodeURIComponent(mark)))}`;
}
