import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Layout is missing in jsdom: the editor asks where its cursor stands once it takes the focus.
if (typeof Range !== 'undefined') {
  const nowhere = { length: 0, item: () => null, [Symbol.iterator]: () => [][Symbol.iterator]() };
  Range.prototype.getClientRects = () => nowhere;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}

// jsdom paints by one interval of its own. Begun while a test holds the clock still, it never ticks again, for no file after it either: here each frame has its own timer.
window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 16);
window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);

// A busy machine may take seconds for what is a moment on an idle one; a passing test does not wait.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
