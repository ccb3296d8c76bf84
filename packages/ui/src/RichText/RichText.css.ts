import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/layered-style.ts';
import { vars } from '../theme/vars.ts';

/** Text as people write it: also the look of the editor's content, so that nothing changes on saving. */
export const prose = componentStyle({
  maxInlineSize: vars.size.measure,
  color: vars.color.text,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});

export const clamped = componentStyle({ overflow: 'hidden', display: '-webkit-box', WebkitBoxOrient: 'vertical' });
export const lines = componentVariants({
  3: { WebkitLineClamp: 3 },
  6: { WebkitLineClamp: 6 },
  10: { WebkitLineClamp: 10 },
});

const proseSelector = `.${prose}`;
const blocks = 'p, ul, ol, blockquote, pre, table, img, hr, h2, h3, h4';
const inside = (elements: string) => `${proseSelector} :where(${elements})`;

componentGlobalStyle(inside('p, ul, ol, blockquote, pre, table, img, hr'), { marginBlockStart: vars.space[3] });
componentGlobalStyle(inside('h2, h3, h4'), {
  marginBlockStart: vars.space[6],
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.letterSpacing.heading,
});
componentGlobalStyle(inside('h2'), { fontSize: vars.fontSize.xl });
componentGlobalStyle(inside('h3'), { fontSize: vars.fontSize.lg });
componentGlobalStyle(inside('h4'), { fontSize: vars.fontSize.md });
componentGlobalStyle(inside('h2 + *, h3 + *, h4 + *'), { marginBlockStart: vars.space[2] });
componentGlobalStyle(inside(`:is(${blocks}):first-child`), { marginBlockStart: vars.space[0] });

componentGlobalStyle(inside('strong, b'), { fontWeight: vars.fontWeight.bold });
componentGlobalStyle(inside('a'), {
  color: vars.color.brandText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: vars.size.hairline,
});
componentGlobalStyle(`${proseSelector} a:hover`, { textDecorationThickness: vars.size.ring });

componentGlobalStyle(inside('ul, ol'), { paddingInlineStart: vars.space[6] });
componentGlobalStyle(inside('ul'), { listStyle: 'disc' });
componentGlobalStyle(inside('ol'), { listStyle: 'decimal' });
componentGlobalStyle(inside('ul ul'), { listStyle: 'circle' });
componentGlobalStyle(inside('li + li, li > ul, li > ol'), { marginBlockStart: vars.space[1] });
componentGlobalStyle(inside('li > p'), { marginBlockStart: vars.space[0] });
componentGlobalStyle(`${proseSelector} li::marker`, { color: vars.color.textQuiet });

componentGlobalStyle(inside('blockquote'), {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.size.ring} solid ${vars.color.brandBorder}`,
  color: vars.color.textQuiet,
});
componentGlobalStyle(inside('code'), {
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
});
componentGlobalStyle(inside('pre'), {
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'pre-wrap',
});
componentGlobalStyle(inside('pre code'), { padding: vars.space[0], background: 'none', fontSize: 'inherit' });
componentGlobalStyle(inside('hr'), { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` });
componentGlobalStyle(inside('img'), { borderRadius: vars.radius.image });

componentGlobalStyle(inside('table'), { display: 'block', overflowX: 'auto', fontSize: vars.fontSize.sm });
componentGlobalStyle(inside('caption'), { textAlign: 'start', color: vars.color.textQuiet });
componentGlobalStyle(inside('th, td'), {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
componentGlobalStyle(inside('th'), { color: vars.color.textStrong, fontWeight: vars.fontWeight.semibold });
