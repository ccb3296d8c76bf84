import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { lazyElementError } from '../.storybook/lazy-element-error.ts';

// Layout is missing in jsdom: the editor asks where its cursor stands once it takes the focus.
if (typeof Range !== 'undefined') {
  const nowhere = { length: 0, item: () => null, [Symbol.iterator]: () => [][Symbol.iterator]() };
  Range.prototype.getClientRects = () => nowhere;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}

// jsdom paints by one interval of its own. Begun while a test holds the clock still, it never ticks again, for no file after it either: here each frame has its own timer.
const frames = new Set<number>();
window.requestAnimationFrame = (draw) => {
  const frame = window.setTimeout(() => {
    frames.delete(frame);
    draw(performance.now());
  }, 16);
  frames.add(frame);
  return frame;
};
window.cancelAnimationFrame = (frame) => {
  frames.delete(frame);
  window.clearTimeout(frame);
};
// Timers are Node's and outlive the document: React Aria gives the focus back a frame after a dialog has gone, with events of a document that has gone as well.
afterAll(() => {
  for (const frame of frames) window.clearTimeout(frame);
  frames.clear();
});

// A busy machine may take seconds for what is a moment on an idle one; a passing test does not wait.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 15_000,
  getElementError: lazyElementError(getElementError),
}));

afterEach(cleanup);
