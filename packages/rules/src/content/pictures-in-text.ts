const image = /<img\b[^>]*>/gi;
const altOf = /\salt="([^"]*)"/i;
const sourceOf = /\ssrc="([^"]*)"/i;

/** The pictures of a text that the server has cleaned, in their order: in such a text every attribute is quoted, and no sign of markup stands in one. */
export function picturesInText(html: string): { src: string; alt: string }[] {
  return [...html.matchAll(image)].map(([tag]) => ({
    src: sourceOf.exec(tag)?.[1] ?? '',
    alt: altOf.exec(tag)?.[1] ?? '',
  }));
}
