/** Whether a text has the keyword in it, whatever its case and accents. */
export function containsText(text: string, keyword: string): boolean {
  return plain(text).includes(plain(keyword.trim()));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
