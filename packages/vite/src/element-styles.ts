import postcss, { type Root } from 'postcss';

/** What a website says of its text, elements inherit all the same. */
const nothingInherited = `
  @layer portal.reset {
    .portal-root { all: initial; display: block }
    [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom }
  }
`;

/** What elements show is styled inside of them; fonts can be declared to the document alone. */
export interface ElementStyles {
  styles: string;
  fonts: string;
}

/**
 * The stylesheets of elements from the portal's own. Its variables stand on the element itself, so that whatever a website says of them there wins:
 * `portal-profile { --portal-color-brand: #005f73 }`.
 */
export function elementStyles(css: string, theme: string): ElementStyles {
  const sheet = postcss.parse(css);
  const fonts = postcss.root();
  sheet.walkAtRules('font-face', (face) => void fonts.append(face.remove()));
  onElement(sheet, theme);
  sheet.walkDecls((declaration) => {
    declaration.value = inPixels(declaration.value);
  });
  sheet.prepend(postcss.parse(nothingInherited));
  return { styles: sheet.toString(), fonts: fonts.toString() };
}

/** Sizes of the page's root are pixels here, as in every `embed.css`: the root is the website's, and `--portal-scale` multiplies them. */
function inPixels(value: string): string {
  return value.replaceAll(
    /(?<![\w.-])(-?[\d.]+)rem\b/g,
    (_, size: string) => `calc(${Number(size) * 16}px * var(--portal-scale, 1))`,
  );
}

function onElement(sheet: Root, theme: string): void {
  const variables = new Set([':where(.portal-root)', ...themed(theme)]);
  sheet.walkRules((rule) => {
    if (variables.has(rule.selector)) rule.selector = ':host';
    if (/(?:^|[\s>+~,(])(?:html|body|:root)\b/.test(rule.selector))
      throw new Error(`'${rule.selector}' finds nothing inside of an element`);
  });
}

function themed(theme: string): string[] {
  return ['"', "'", ''].map((quote) => `:where(.portal-root[data-theme=${quote}${theme}${quote}])`);
}
