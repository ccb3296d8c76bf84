import { afterEach, describe, expect, test } from 'vitest';
import { coloursSeen } from './colours-seen.ts';

afterEach(() => document.body.replaceChildren());

function page(html: string): Element {
  document.body.innerHTML = html;
  return document.body;
}

const words = (style = 'color: rgb(1, 2, 3)', name = 'words') => `<p class="${name}" style="${style}">Words</p>`;

describe('the colours of a text', () => {
  test('are seen where another story has drawn them, whatever the text says', () => {
    const colours = coloursSeen();
    expect(colours.areSeen('one', page(words()))).toBe(false);
    expect(colours.areSeen('two', page(words()))).toBe(true);
    expect(colours.areSeen('two', page(words().replace('Words', 'Many other words')))).toBe(true);
  });

  test('are looked at again when the story that drew them first is tried again', () => {
    const colours = coloursSeen();
    for (let tries = 0; tries < 3; tries++) expect(colours.areSeen('one', page(words()))).toBe(false);
  });

  test.each([
    ['another colour', words('color: rgb(4, 5, 6)')],
    ['another size', words('color: rgb(1, 2, 3); font-size: 30px')],
    ['another weight', words('color: rgb(1, 2, 3); font-weight: 700')],
    ['a ground of its own', words('color: rgb(1, 2, 3); background-color: rgb(9, 9, 9)')],
    ['another class', words(undefined, 'others')],
    ['another ground', `<div style="background-color: rgb(9, 9, 9)">${words()}</div>`],
    ['half transparent', `<div style="opacity: 0.5">${words()}</div>`],
    ['one text more', `${words()}<b>More</b>`],
  ])('are not with %s', (_, html) => {
    const colours = coloursSeen();
    colours.areSeen('one', page(words()));
    expect(colours.areSeen('two', page(html))).toBe(false);
    expect(colours.areSeen('three', page(html))).toBe(true);
  });

  test('that nobody had to read say nothing of those that can be read', () => {
    const label = (field: string) => `<label for="a" class="label">Name</label>${field}`;
    const [off, on] = [label('<input id="a" disabled>'), label('<input id="a">')];
    const colours = coloursSeen();
    colours.areSeen('off', page(off));
    expect(colours.areSeen('on', page(on))).toBe(false);
    expect(colours.areSeen('on, later', page(on))).toBe(true);
  });

  test('behind a dialog say nothing of those that no dialog covers', () => {
    const colours = coloursSeen();
    colours.areSeen('open', page(`${words()}<div role="dialog"><p>Really?</p></div>`));
    expect(colours.areSeen('shut', page(words()))).toBe(false);
    expect(colours.areSeen('open again', page(`${words()}<div role="dialog"><p>Really?</p></div>`))).toBe(true);
  });

  test('of what is not drawn do not count', () => {
    const colours = coloursSeen();
    colours.areSeen('one', page(words()));
    expect(colours.areSeen('two', page(`${words()}<b style="display: none">More</b>`))).toBe(true);
  });
});
