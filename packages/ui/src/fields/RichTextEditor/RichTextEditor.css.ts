import { componentGlobalStyle, componentStyle } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';
import { prose } from '../../data/RichText/RichText.css.ts';
import * as shell from './shell.css.ts';

export const frame = componentStyle([
  shell.frame,
  {
    position: 'relative',
    selectors: {
      '&:focus-within': { borderColor: vars.color.focus, boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.focus}` },
      '&[data-invalid]': { borderColor: vars.color.criticalSolid },
      '&[data-invalid]:focus-within': { boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.criticalSolid}` },
      '&[data-readonly]': { background: vars.color.surfaceSunken },
      '&[data-disabled]': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } } },
  },
]);

export const tool = componentStyle([
  shell.tool,
  {
    transition: `background ${vars.duration.quick}, color ${vars.duration.quick}`,
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.color.surfaceHover, color: vars.color.textStrong },
      '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
        background: vars.color.brandSoft,
        color: vars.color.brandText,
      },
      '&[aria-disabled]': { cursor: 'default', color: vars.color.textDisabled },
      '&:focus-visible': { outlineOffset: 0 },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { border: '1px solid Highlight' } } },
    },
  },
]);

export const fill = componentStyle({ minBlockSize: 'inherit', display: 'grid' });

const editable = componentStyle({ outline: 'none', whiteSpace: 'pre-wrap', minBlockSize: 'inherit' });
export const body = `${prose} ${editable}`;

export const counter = componentStyle({
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[2],
  textAlign: 'end',
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-full]': { color: vars.color.criticalText, fontWeight: vars.fontWeight.semibold } },
});

export const shortcuts = componentStyle({ display: 'grid', rowGap: vars.space[2], fontSize: vars.fontSize.sm });
export const shortcut = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[6],
});

export const keys = componentStyle({
  color: vars.color.textQuiet,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  textAlign: 'end',
});

componentGlobalStyle(`.${editable} > .is-editor-empty:first-child::before`, {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: vars.color.textQuiet,
  pointerEvents: 'none',
});
// An image that ProseMirror puts where a caret would otherwise find no place.
componentGlobalStyle(`.${editable} img.ProseMirror-separator`, { display: 'inline', margin: 0, inlineSize: 0 });

const chosen = { outline: `${vars.size.ring} solid ${vars.color.focus}`, outlineOffset: vars.size.ring };
componentGlobalStyle(`.${editable} .ProseMirror-selectednode`, chosen);
// A video is a card with its title; it plays where the text is read.
componentGlobalStyle(`.${editable} figure[data-video]`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.image,
  background: vars.color.surfaceSunken,
});
componentGlobalStyle(`.${editable} figure[data-video]::before`, {
  content: '"▶" / ""',
  flexShrink: 0,
  color: vars.color.brandText,
});
