import { describe, expect, test } from 'vitest';
import { partsToSee } from './parts-to-see.ts';

function drawn(html: string): Element[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return [root];
}

describe('what is seen in the dark scheme', () => {
  test('every story of the design system, whatever was drawn before', () => {
    const parts = partsToSee();
    const button = drawn('<button class="button primary">Join</button>');
    parts.note('Components/Actions/Button', button);
    expect(parts.areSeen('Components/Actions/Button', button)).toBe(false);
  });

  test('the first story of a screen, and every one that draws something which none before it drew', () => {
    const parts = partsToSee();
    const ready = drawn('<h2 class="title">Ready</h2><p class="text">Words</p>');
    const failed = drawn('<p class="notice danger">Failed</p>');
    expect(parts.areSeen('Events/Cart', ready)).toBe(false);
    parts.note('Events/Cart', ready);
    expect(parts.areSeen('Events/Cart', drawn('<p class="text">Other words</p>'))).toBe(true);
    expect(parts.areSeen('Events/Cart', failed)).toBe(false);
    expect(parts.areSeen('Events/Order', ready)).toBe(false);
    parts.note('Events/Cart', failed);
    expect(parts.areSeen('Events/Cart', [...ready, ...failed])).toBe(true);
  });

  test('a story that failed there once more', () => {
    const parts = partsToSee();
    const ready = drawn('<p class="text">Words</p>');
    expect(parts.areSeen('Events/Cart', ready)).toBe(false);
    expect(parts.areSeen('Events/Cart', ready)).toBe(false);
  });
});
