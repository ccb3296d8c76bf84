import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const list = componentStyle({ display: 'grid', gap: vars.space[2], inlineSize: '100%', minInlineSize: 0 });

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.image,
});

export const thumbnail = componentStyle({
  inlineSize: vars.space[12],
  blockSize: vars.space[10],
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  flex: 'none',
});

export const words = componentStyle({ display: 'grid', gap: vars.space.half, minInlineSize: 0 });
export const name = componentStyle({
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const attachments = componentStyle({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });

export const stage = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.columnMd,
  padding: vars.space[2],
  borderRadius: vars.radius.image,
  background: vars.color.surfaceSunken,
});

export const picture = componentStyle({
  maxInlineSize: '100%',
  maxBlockSize: vars.size.lightbox,
  objectFit: 'contain',
  borderRadius: vars.radius.small,
});

export const sound = componentStyle({ inlineSize: '100%' });
