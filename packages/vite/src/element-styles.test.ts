import { expect, test } from 'vitest';
import { elementStyles } from './element-styles.ts';

const css = `
@font-face { font-family: A; src: url(./a.woff2) }
@layer portal.theme.base { :where(.portal-root) { --portal-color-brand: #111 } :where(.portal-root[data-density="compact"]) { --portal-space: 1px } }
@layer portal.theme { :where(.portal-root[data-theme=ota]) { --portal-color-brand: #004c58 } :where(.portal-root[data-theme=neutral]) { --portal-color-brand: #222 } }
@layer portal.reset { .portal-root { color: red } .portal-root :where(a) { color: blue } }
`;

test('the variables of a theme stand on the element, where the rules of a website win', () => {
  const { styles } = elementStyles(css, 'ota');
  expect(styles).toContain(':host { --portal-color-brand: #111 }');
  expect(styles).toContain(':host { --portal-color-brand: #004c58 }');
  expect(styles).toContain(':where(.portal-root[data-density="compact"]) { --portal-space: 1px }');
  expect(styles).toContain('.portal-root { color: red }');
});

test('sizes do not follow the root of a website, which scales them itself', () => {
  const { styles } = elementStyles('@layer portal.components { .a { padding: 0.5rem -1rem 3px } }', 'ota');
  expect(styles).toContain('calc(8px * var(--portal-scale, 1)) calc(-16px * var(--portal-scale, 1)) 3px');
});

test('fonts are declared apart, for the document', () => {
  const { styles, fonts } = elementStyles(css, 'ota');
  expect(fonts.trim()).toBe('@font-face { font-family: A; src: url(./a.woff2) }');
  expect(styles).not.toContain('@font-face');
});

test.each(['html { color: red }', ':root { --a: 1 }', 'body > .a { color: red }'])('%s is refused', (rule) => {
  expect(() => elementStyles(rule, 'ota')).toThrow('finds nothing inside of an element');
});
