import postcss, { type AtRule } from 'postcss';

/**
 * The addresses of the fonts that a text is first shown in, as its stylesheets name them: upright letters of the regular weight, of the portal's own origin.
 * A browser looks for them once the stylesheets have come, a round of requests later.
 */
export function firstFonts(css: string, text: string): string[] {
  const codes = [...new Set(text.replaceAll(/\s+/g, ''))].flatMap((letter) => letter.codePointAt(0) ?? []);
  const fonts: string[] = [];
  postcss.parse(css).walkAtRules('font-face', (face) => {
    const file = /url\(["']?(\/[^"')]+\.woff2)/.exec(valueOf(face, 'src') ?? '')?.[1];
    if (file === undefined || !isRegular(face)) return;
    const covers = coverage(valueOf(face, 'unicode-range') ?? 'U+0-10FFFF');
    if (codes.some(covers)) fonts.push(file);
  });
  return fonts;
}

function valueOf(face: AtRule, prop: string): string | undefined {
  const found = face.nodes?.find((node) => node.type === 'decl' && node.prop === prop);
  return found?.type === 'decl' ? found.value : undefined;
}

function isRegular(face: AtRule): boolean {
  const weights = (valueOf(face, 'font-weight') ?? '400').replace('normal', '400').split(/\s+/).map(Number);
  const isUpright = (valueOf(face, 'font-style') ?? 'normal') === 'normal';
  return isUpright && (weights[0] ?? 0) <= 400 && (weights.at(-1) ?? 0) >= 400;
}

/** Whether a list such as `U+0-FF, U+4??` names a character's code. */
function coverage(list: string): (code: number) => boolean {
  const ranges = list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)] as const;
  });
  return (code) => ranges.some(([first, last]) => first <= code && code <= last);
}
