import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** Menus, lists and popovers: what floats beside its control. */
export const floating = componentStyle({
  background: vars.color.surfaceOverlay,
  color: vars.color.text,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  maxInlineSize: `calc(100vw - 2 * ${vars.space[2]})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  transition: `opacity ${vars.duration.enter} ${vars.ease.out}, transform ${vars.duration.enter} ${vars.ease.out}`,
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-entering]': { opacity: 0, transform: `translateY(calc(-1 * ${vars.space[1]}))` },
        '&[data-entering][data-placement="top"]': { transform: `translateY(${vars.space[1]})` },
        '&[data-exiting]': { opacity: 0, transition: `opacity ${vars.duration.leave} ${vars.ease.in}` },
      },
    },
  },
});

export const list = componentStyle({
  padding: vars.space[1],
  outline: 'none',
  minInlineSize: vars.size.columnSm,
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-focused]': { background: vars.color.surfaceHover, color: vars.color.textStrong },
    '&[data-focus-visible]': {
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.ring})`,
    },
    '&[data-selected]': { color: vars.color.textStrong, fontWeight: vars.fontWeight.semibold },
    '&[data-tone="critical"]': { color: vars.color.criticalText },
    '&[data-tone="critical"][data-focused]': { background: vars.color.criticalSoft },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default', background: 'transparent' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.controlTouch },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const optionWords = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  // Words in the other direction stand where the list begins all the same.
  alignItems: 'flex-start',
  flexGrow: 1,
  minInlineSize: 0,
});

export const optionNote = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

/** Keeps its space while it is not shown, so that the words of all options stand in one line. */
export const optionMark = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.iconSmall,
  color: vars.color.brandText,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const sectionHead = componentStyle({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});

const line = `${vars.size.hairline} solid ${vars.color.border}`;

/** A named part of a menu, with a line between it and what stands before and after. */
export const section = componentStyle({
  selectors: {
    '&:not(:last-child)': {
      marginBlockEnd: vars.space[1],
      paddingBlockEnd: vars.space[1],
      borderBlockEnd: line,
    },
    '[role="menuitem"] + &': {
      marginBlockStart: vars.space[1],
      paddingBlockStart: vars.space[1],
      borderBlockStart: line,
    },
  },
});
