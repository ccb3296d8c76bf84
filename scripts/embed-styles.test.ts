import { describe, expect, test } from 'vitest';
import { embedStyles, tie } from './embed-styles.ts';

describe('a selector for foreign pages', () => {
  test('is tied to the root and weighs more', () => {
    expect(tie('.button', 2)).toBe('.portal-root:not(#_):not(#_) :is(.button)');
    expect(tie('[dir="rtl"] .button > .icon:hover', 1)).toBe(
      '.portal-root:not(#_) :is([dir="rtl"] .button > .icon:hover)',
    );
  });

  test('stays the root where it is the root', () => {
    expect(tie('.portal-root[data-scheme="dark"]', 1)).toBe('.portal-root:not(#_)[data-scheme="dark"]');
    expect(tie(':where(.portal-root[data-theme="ota"])', 0)).toBe(':where(.portal-root[data-theme="ota"])');
  });

  test('keeps its pseudo-element outside', () => {
    expect(tie('.field::placeholder', 1)).toBe('.portal-root:not(#_) :is(.field)::placeholder');
    expect(tie('.portal-root *::before', 1)).toBe('.portal-root:not(#_) :is(.portal-root *)::before');
    expect(tie('.field ::selection', 1)).toBe('.portal-root:not(#_) :is(.field *)::selection');
  });

  test('may not reach the page', () => {
    expect(() => tie('body', 1)).toThrow('reaches outside');
    expect(() => tie('html .button', 1)).toThrow('reaches outside');
    expect(() => tie(':root', 1)).toThrow('reaches outside');
  });
});

describe('a stylesheet for foreign pages', () => {
  const layered = `
    @layer portal.reset, portal.theme, portal.components, portal.features;
    @font-face { font-family: Manrope; }
    @layer portal.components { .button { color: red; } @media (hover: hover) { .button:hover { color: blue; } } }
    @layer portal.reset { .portal-root :where(button) { border: 0; } }
    @layer portal.theme { :where(.portal-root) { --portal-color-brand: teal; } }
    @keyframes spin { from { rotate: 0deg; } to { rotate: 1turn; } }
  `;

  test('has no layer, and the layers in their order', async () => {
    const embedded = await embedStyles(layered);
    expect(embedded).not.toContain('@layer');
    const order = ['border: 0', '--portal-color-brand', 'color: red'].map((text) => embedded.indexOf(text));
    expect(order.toSorted((a, b) => a - b)).toEqual(order);
    expect(embedded).toContain('.portal-root:not(#_):not(#_) :is(.button:hover)');
    expect(embedded).toContain('from { rotate: 0deg; }');
    expect(embedded).toContain('@font-face');
  });

  test('takes back what the page says of bare elements, once, before its own rules', async () => {
    const embedded = await embedStyles(layered);
    expect(embedded.match(/all: revert/g)).toHaveLength(1);
    expect(embedded.indexOf('all: revert')).toBeLessThan(embedded.indexOf('border: 0;'));
    expect(await embedStyles('@layer portal.features { .card { color: red; } }')).not.toContain('revert');
  });

  test('refuses a rule that stands in no layer', async () => {
    await expect(embedStyles('.button { color: red; }')).rejects.toThrow('stands in no layer');
    await expect(embedStyles('@media print { .button { color: red; } }')).rejects.toThrow('stands in no layer');
  });

  test('refuses a layer that is not the portal’s', async () => {
    await expect(embedStyles('@layer other { .button { color: red; } }')).rejects.toThrow('none of the portal');
  });

  test('does not follow the size of the root of a page', async () => {
    const sized =
      '@layer portal.components { .a { padding: 0.875rem -1rem; margin: calc(1.5rem * 2); width: min(22.5rem, 4px) } }';
    const embedded = await embedStyles(sized);
    expect(embedded).not.toContain('rem');
    expect(embedded).toContain('padding: calc(14px * var(--portal-scale, 1)) calc(-16px * var(--portal-scale, 1));');
    expect(embedded).toContain('margin: calc(calc(24px * var(--portal-scale, 1)) * 2);');
    expect(embedded).toContain('width: min(calc(360px * var(--portal-scale, 1)), 4px)');
  });
});
