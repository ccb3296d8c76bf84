/** What is read of a text to say how it begins. */
const readOf = 2000;
const shown = 160;

/** How a text of the editor begins, in plain words, for a list of drafts. */
export function draftText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.slice(0, readOf).replaceAll('<', ' <'), 'text/html');
  const words = body.textContent.replaceAll(/\s+/g, ' ').trim();
  return words.length > shown ? `${words.slice(0, shown).trimEnd()}…` : words;
}
