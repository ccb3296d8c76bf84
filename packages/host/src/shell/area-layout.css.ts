import { containers, featureStyle, media, vars } from '@portal/ui/theme';

export const frame = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  maxInlineSize: vars.size.layoutMax,
  marginInline: 'auto',
  '@container': {
    [containers.wide]: { gridTemplateColumns: `${vars.size.sideMenu} minmax(0, 1fr)`, gridTemplateRows: 'auto' },
  },
});

/** Beside the page, in view while it scrolls. */
export const side = featureStyle({
  display: 'none',
  '@container': {
    [containers.wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.size.header,
      blockSize: `calc(100dvh - ${vars.size.header})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: `${vars.space[6]} ${vars.space[4]}`,
      borderInlineEnd: `${vars.size.hairline} solid ${vars.color.border}`,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** In line with the words of the entries. */
export const name = featureStyle({ paddingInline: vars.space[3] });

/** Above the page where there is no room beside it. */
export const bar = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  // The button's words begin where the page's do.
  paddingInline: 0,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  '@container': {
    [containers.medium]: { paddingInline: vars.space[2] },
    [containers.wide]: { display: 'none' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** As tall as the button of the drawer, and its words begin where the page's do. */
export const back = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
});

/** As tall as the button that comes. */
export const buttonSkeleton = featureStyle({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
});

export const page = featureStyle({ minInlineSize: 0 });
