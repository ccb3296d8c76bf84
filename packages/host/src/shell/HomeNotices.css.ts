import { featureStyle, media, vars } from '@portal/ui/theme';

/** Behind the page, so that it has room at its end, and in view before one gets there. Beside it is the way back to the top, on a phone above it. */
export const notices = featureStyle({
  position: 'sticky',
  insetBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  zIndex: vars.z.sticky,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  inlineSize: 'fit-content',
  marginInlineStart: vars.space[4],
  marginInlineEnd: `calc(${vars.size.controlTouch} + 2 * ${vars.space[4]})`,
  '@media': {
    [media.phone]: {
      justifyItems: 'stretch',
      inlineSize: 'auto',
      marginInlineEnd: vars.space[4],
      selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[2] } },
    },
    print: { display: 'none' },
  },
});
