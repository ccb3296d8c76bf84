/**
 * How long a test in a browser asks again (`expect.poll`): longer than the 30 seconds that Playwright waits for an element, since whoever asks for the words
 * of one waits for it first. What is right already does not wait.
 */
export const pollMs = 45_000;
