/** Markup without a word or picture in it says nothing, whatever the editor left behind. */
export function isBlank(html: string): boolean {
  if (/<(img|hr)\b/i.test(html)) return false;
  return html.replaceAll(/<[^>]*>|&nbsp;|&#160;|\s|\u200B/g, '') === '';
}
