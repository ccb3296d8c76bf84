import { containers, featureStyle, vars } from '@portal/ui/theme';

/** A cover, not a poster: the picture stays a band on wide screens. */
export const cover = featureStyle({
  aspectRatio: '3 / 1',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'center',
  '@container': { [containers.wide]: { aspectRatio: '5 / 1' } },
});

export const words = featureStyle({ flex: '1 1 24rem', minInlineSize: 0 });
