import type { Page } from 'playwright-core';

/** How each element looks: its tag and everything that the browser computed for it, but for what follows from the room that it has. */
export async function looksOf(page: Page, selector: string): Promise<string[]> {
  // Most elements look like others: each look is sent once.
  const { looks, places } = await page.locator(selector).evaluateAll((elements) => {
    const ofRoom =
      /^(?:width|height|(?:min-|max-)?(?:inline|block)-size|perspective-origin|transform-origin|top|left|right|bottom|inset.*|grid-template.*|translate|transform)$/;
    // Of each element a browser computes the same.
    const names = elements
      .slice(0, 1)
      .flatMap((element) => [...getComputedStyle(element)])
      .filter((name) => !ofRoom.test(name) && !name.startsWith('--'));
    const found = new Map<string, number>();
    const at = elements.map((element) => {
      const computed = getComputedStyle(element);
      const look = names.map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('; ');
      const text = `${element.tagName} ${look}`;
      const place = found.get(text) ?? found.size;
      found.set(text, place);
      return place;
    });
    return { looks: [...found.keys()], places: at };
  });
  return places.map((place) => looks[place] ?? '');
}

/** What is not the same in two lists of looks, in words short enough to be read. */
export function differences(one: readonly string[], other: readonly string[]): string[] {
  if (one.length !== other.length) return [`${one.length} elements there, ${other.length} here`];
  const found = one.flatMap((looks, at) => {
    if (looks === other[at]) return [];
    const [here, there] = [looks.split('; '), (other[at] ?? '').split('; ')];
    const different = here.flatMap((line, place) => (line === there[place] ? [] : [`${line} → ${there[place]}`]));
    return different.length === 0 ? [] : [`${looks.split(' ')[0]}: ${different.slice(0, 3).join(', ')}`];
  });
  return [...new Set(found)].slice(0, 12);
}
