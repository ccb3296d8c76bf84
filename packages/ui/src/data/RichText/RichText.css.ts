import { media } from '../../foundations/theme/containers.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { ownDirection } from '../../foundations/theme/own-direction.ts';
import { vars } from '../../foundations/theme/vars.ts';

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

/** Where a table scrolls when it is wider than the text. */
export const scroll = componentStyle({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  borderRadius: vars.radius.small,
  ':focus-visible': { outline: `${vars.size.ring} solid ${vars.color.focus}`, outlineOffset: vars.size.ring },
});

const scrollSelector = `.${scroll}`;
const proseSelector = `.${prose}`;
const headings = 'h2, h3, h4, h5, h6';
const blocks = `p, ul, ol, blockquote, pre, figure, img, hr, ${scrollSelector}, ${headings}`;
const inside = (elements: string) => `${proseSelector} :where(${elements})`;

// Each by itself: a text may quote what reads the other way.
componentGlobalStyle(inside(`p, li, blockquote, pre, figcaption, ${headings}`), ownDirection);
componentGlobalStyle(inside('p, ul, ol, blockquote, pre, hr'), { marginBlockStart: vars.space[3] });
componentGlobalStyle(inside(`figure, img, ${scrollSelector}`), { marginBlockStart: vars.space[4] });
componentGlobalStyle(inside(headings), {
  marginBlockStart: vars.space[6],
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.letterSpacing.heading,
});
// In the editor the element says the size; on a page its level follows the page, and `data-size` the writer.
componentGlobalStyle(inside('h2:not([data-size]), [data-size="2"]'), { fontSize: vars.fontSize.xl });
componentGlobalStyle(inside('h3:not([data-size]), [data-size="3"]'), { fontSize: vars.fontSize.lg });
componentGlobalStyle(inside('h4:not([data-size]), [data-size="4"]'), { fontSize: vars.fontSize.md });
componentGlobalStyle(inside(`:is(${headings}) + *`), { marginBlockStart: vars.space[2] });
componentGlobalStyle(inside(`:is(${blocks}):first-child`), { marginBlockStart: vars.space[0] });

componentGlobalStyle(inside('strong, b'), { fontWeight: vars.fontWeight.bold });
componentGlobalStyle(inside('a'), {
  // A line is lower than what a finger needs; a link may be all that a paragraph has.
  paddingBlock: vars.space.half,
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
// The ratio of its own size is kept while it loads and where it is made smaller.
componentGlobalStyle(inside('img'), { blockSize: 'auto', borderRadius: vars.radius.image });
// A picture that says no size keeps the place of a wide one, so that nothing moves when it comes.
componentGlobalStyle(inside('img:not([width][height])'), {
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  background: vars.color.surfaceSunken,
});

componentGlobalStyle(inside('[data-mention]'), {
  paddingInline: vars.space.half,
  borderRadius: vars.radius.small,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
});

componentGlobalStyle(inside('table'), {
  minInlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
  // In a box that scrolls a word need not break, and a column is wide enough to read.
  overflowWrap: 'normal',
});
componentGlobalStyle(inside('caption'), {
  paddingBlockEnd: vars.space[1],
  textAlign: 'start',
  color: vars.color.textQuiet,
});
componentGlobalStyle(inside('th, td'), {
  minInlineSize: vars.space[16],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  ...ownDirection,
  verticalAlign: 'top',
});
componentGlobalStyle(inside('th'), { color: vars.color.textStrong, fontWeight: vars.fontWeight.semibold });

// On paper nobody can follow a link, so its address stands beside it.
componentGlobalStyle(`${proseSelector} a[href^="http"]::after`, {
  '@media': { [media.print]: { content: "' (' attr(href) ')'", fontSize: vars.fontSize.xs } },
});
