import { describe, expect, test } from 'vitest';
import { partsToSee } from './parts-to-see.ts';

function rendered(html: string): Element[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return [root];
}

const story = (title: string, name = 'Ready') => ({ title, name });

describe('what is seen in the dark scheme', () => {
  test('every story of the design system, whatever was drawn before', () => {
    const parts = partsToSee();
    const button = rendered('<button class="button primary">Join</button>');
    parts.note(story('Components/Actions/Button'), button);
    expect(parts.areSeen(story('Components/Actions/Button'), button)).toBe(false);
  });

  test('of each screen the first story that shows more than a state, whatever others have drawn', () => {
    const parts = partsToSee();
    const ready = rendered('<h2 class="title">Ready</h2><p class="text">Words</p>');
    const loading = rendered('<p class="skeleton"></p>');
    for (const title of ['Events/Cart', 'Events/Order']) {
      expect(parts.areSeen(story(title, 'Loading'), loading)).toBe(title === 'Events/Order');
      parts.note(story(title, 'Loading'), loading);
      expect(parts.areSeen(story(title), ready)).toBe(false);
      parts.note(story(title), ready);
      expect(parts.areSeen(story(title, 'Phone'), rendered('<p class="text">Other words</p>'))).toBe(true);
    }
  });

  test('every story that draws something which none before it drew, in its own screen or in others', () => {
    const parts = partsToSee();
    const ready = rendered('<p class="text">Words</p>');
    const failed = rendered('<p class="notice danger">Failed</p>');
    for (const title of ['Events/Cart', 'Events/Order']) parts.note(story(title), ready);
    expect(parts.areSeen(story('Events/Cart', 'Failed'), failed)).toBe(false);
    parts.note(story('Events/Cart', 'Failed'), failed);
    expect(parts.areSeen(story('Events/Order', 'Failed'), failed)).toBe(true);
    expect(parts.areSeen(story('Events/Order', 'Phone'), [...ready, ...failed])).toBe(true);
  });

  test('a story that failed there once more', () => {
    const parts = partsToSee();
    const ready = rendered('<p class="text">Words</p>');
    expect(parts.areSeen(story('Events/Cart'), ready)).toBe(false);
    expect(parts.areSeen(story('Events/Cart'), ready)).toBe(false);
  });
});
