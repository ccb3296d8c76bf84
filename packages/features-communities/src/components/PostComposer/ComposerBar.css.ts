import { containers, featureStyle, vars } from '@portal/ui/theme';

export const invitation = featureStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.controlTouch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textQuiet,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.surfaceHover, color: vars.color.text } },
});

/** The same action twice, in words or as a picture, one of them shown. */
export const whereWide = featureStyle({ '@container': { [containers.narrow]: { display: 'none' } } });
export const whereNarrow = featureStyle({
  '@container': { [containers.medium]: { display: 'none' }, [containers.tiny]: { display: 'none' } },
});
