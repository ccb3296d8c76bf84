import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// The story as its play function left it, beside the picture that was taken of it before.
afterEach(async ({ task }) => {
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(task.name);
});
