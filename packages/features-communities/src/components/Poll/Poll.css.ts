import { featureStyle, media, vars } from '@portal/ui/theme';

export const list = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const option = featureStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.controlTouch,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  overflow: 'hidden',
  textAlign: 'start',
  color: vars.color.text,
});

export const pressable = featureStyle({
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.brandText } },
});

export const chosen = featureStyle({ borderColor: vars.color.brandText });

/** Behind the words; its length is the share. */
export const bar = featureStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.brandSoft,
  '@media': { [media.forcedColors]: { borderInlineEnd: `${vars.size.ring} solid CanvasText` } },
});

export const words = featureStyle({ position: 'relative', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const share = featureStyle({
  position: 'relative',
  flexShrink: 0,
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

/** Keeps its width, so that nothing moves when an answer is chosen. */
export const mark = featureStyle({
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  inlineSize: vars.space[5],
  color: vars.color.brandText,
});
