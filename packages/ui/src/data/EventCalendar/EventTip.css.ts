import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const tip = componentStyle({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[1] });

export const image = componentStyle({
  inlineSize: '100%',
  // As the event's page and its cards show it: its desk has chosen the part.
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});

export const title = componentStyle({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold });

export const text = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
