import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const code = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  maxInlineSize: vars.size.drawer,
});

/** Over the boxes, so that a press, a paste and a browser's suggestion reach it; the boxes show what it holds. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'text',
  fontSize: vars.fontSize.md,
  ':disabled': { cursor: 'default' },
});

export const box = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: vars.space[12],
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
  selectors: {
    [`${input}:enabled:hover ~ &`]: { borderColor: vars.color.textQuiet },
    '&[data-invalid]': { borderColor: vars.color.criticalSolid },
    '&[data-active]': {
      borderColor: vars.color.focus,
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    '&[data-disabled]': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
    },
  },
});

export const pending = componentStyle({ background: vars.color.surfaceSunken, color: vars.color.textQuiet });
