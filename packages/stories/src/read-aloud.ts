import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'storybook/test';

/** More than any part of a page says. */
const mostPhrases = 400;

/** A screen reader says these phrases in this order, each as often as it stands here; whatever it says between them is free. */
export async function expectSpoken(where: HTMLElement, phrases: readonly string[]): Promise<void> {
  const spoken = await readAloud(where);
  const matching = spoken.filter((phrase) => phrases.includes(phrase));
  await expect(matching, `All of it:\n${spoken.join('\n')}`).toEqual(phrases);
}

/** What a screen reader says from the beginning of this part of the page to its end. */
async function readAloud(where: HTMLElement): Promise<readonly string[]> {
  await startReading(where);
  try {
    const first = await virtual.lastSpokenPhrase();
    for (let phraseCount = 0; phraseCount < mostPhrases; phraseCount += 1) {
      await virtual.next();
      // After the end comes the beginning again.
      if ((await virtual.lastSpokenPhrase()) === first && phraseCount > 0)
        return (await virtual.spokenPhraseLog()).slice(0, -1);
    }
    throw new Error(`The end was not reached within ${mostPhrases} phrases`);
  } finally {
    await virtual.stop();
  }
}

/**
 * The reader brings a user-event of its own, which prepares whatever is focused for typing, for as long as the page lives. Beside that of the
 * stories, React would then miss what they type. Here the reader only reads, so it gets nothing to prepare.
 */
async function startReading(where: HTMLElement): Promise<void> {
  const page = where.ownerDocument;
  Object.defineProperties(page, {
    addEventListener: { configurable: true, value: () => undefined },
    activeElement: { configurable: true, value: page.body },
  });
  const started = virtual.start({ container: where });
  for (const name of ['addEventListener', 'activeElement']) Reflect.deleteProperty(page, name);
  await started;
}
