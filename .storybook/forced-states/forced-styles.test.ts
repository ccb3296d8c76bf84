import { expect, test } from 'vitest';
import { forcedSelector } from './forced-styles.ts';

test.each([
  ['.a:hover', '.a:is(:hover, [data-forced-state~="hover"])'],
  ['.a[data-hovered]::before', '.a:is([data-hovered], [data-forced-state~="hover"]:where([data-rac]))::before'],
  ['.a:active', '.a:is(:active, [data-forced-state~="pressed"])'],
  ['.a:focus-visible', '.a:is(:focus-visible, [data-forced-state~="focus"])'],
  ['.a:not(:focus)', '.a:not(:is(:focus, [data-forced-state~="focus"]))'],
  ['.a:focus-within', '.a:is(:focus-within, :has([data-forced-state~="focus"]))'],
  ['.a:is(:hover, :focus-visible) > .b', null],
  ['.hovered .active-item[data-selected]', '.hovered .active-item[data-selected]'],
  ['.a::-moz-focus-inner', '.a::-moz-focus-inner'],
])('%s', (selector, expected) => {
  expect(forcedSelector(selector)).toBe(
    expected ??
      '.a:is(:is(:hover, [data-forced-state~="hover"]), :is(:focus-visible, [data-forced-state~="focus"])) > .b',
  );
});
