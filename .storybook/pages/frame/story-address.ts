/** Where the picture of a story is, beside the page that asks. */
export function addressOf(storyId: string, globals: Readonly<Record<string, string>> = {}): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = chosen.length === 0 ? '' : `&globals=${chosen.join(';')}`;
  return `iframe.html?id=${storyId}&viewMode=story${query}`;
}

/** Where the story stands in Storybook itself. */
export function placeOf(storyId: string): string {
  return `./?path=/story/${storyId}`;
}
