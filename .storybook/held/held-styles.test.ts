import { expect, test } from 'vitest';
import { heldSelector } from './held-styles.ts';

test.each([
  ['.a:hover', '.a:is(:hover, [data-held~="hover"])'],
  ['.a[data-hovered]::before', '.a:is([data-hovered], [data-held~="hover"]:where([data-rac]))::before'],
  ['.a:active', '.a:is(:active, [data-held~="pressed"])'],
  ['.a:focus-visible', '.a:is(:focus-visible, [data-held~="focus"])'],
  ['.a:not(:focus)', '.a:not(:is(:focus, [data-held~="focus"]))'],
  ['.a:focus-within', '.a:is(:focus-within, :has([data-held~="focus"]))'],
  ['.a:is(:hover, :focus-visible) > .b', null],
  ['.hovered .active-item[data-selected]', '.hovered .active-item[data-selected]'],
  ['.a::-moz-focus-inner', '.a::-moz-focus-inner'],
])('%s', (selector, expected) => {
  expect(heldSelector(selector)).toBe(
    expected ?? '.a:is(:is(:hover, [data-held~="hover"]), :is(:focus-visible, [data-held~="focus"])) > .b',
  );
});
