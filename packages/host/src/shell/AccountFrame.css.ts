import { containers, featureStyle, vars } from '@portal/ui/theme';

export const frame = featureStyle({
  display: 'grid',
  minBlockSize: '100dvh',
  gridTemplateRows: 'auto 1fr',
  background: vars.color.surfacePage,
  '@container': {
    [containers.wide]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gridTemplateRows: '1fr' },
  },
});

export const panel = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: '144px',
  display: 'flex',
  alignItems: 'end',
  background: vars.color.brand,
  color: vars.color.onBrand,
});

export const picture = featureStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const caption = featureStyle({
  position: 'relative',
  display: 'none',
  inlineSize: '100%',
  padding: vars.space[12],
  background: `linear-gradient(to top, color-mix(in oklch, ${vars.color.scrim}, transparent 10%), transparent)`,
  color: vars.color.onScrim,
  '@container': { [containers.wide]: { display: 'grid', gap: vars.space[2] } },
});

export const name = featureStyle({
  margin: 0,
  fontSize: vars.fontSize['3xl'],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
});

export const content = featureStyle({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  padding: `${vars.space[8]} ${vars.space[5]}`,
  '@container': {
    // From the top: in the middle, it would move while its HTML comes, and from one step to the next.
    [containers.wide]: { padding: vars.space[12], paddingBlockStart: `max(${vars.space[12]}, 18dvh)` },
  },
});

export const form = featureStyle({
  display: 'grid',
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: vars.size.dialogSmall,
});
