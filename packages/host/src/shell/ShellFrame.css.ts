import { containers, featureGlobalStyle, featureStyle, media, vars } from '@portal/ui/theme';

/** As wide as the button that comes, so that nothing moves then. */
export const action = featureStyle({
  minInlineSize: vars.size.control,
  '@media': { [media.touch]: { minInlineSize: vars.size.controlTouch } },
});

/** As high as its button. */
export const account = featureStyle({ display: 'flex', flexShrink: 0 });

/** Where a phone shows text twice as large there is room for one beside menu and account; the others are in menus too. */
export const awayForLargeText = featureStyle({ '@container': { [containers.tiny]: { display: 'none' } } });

/** Beside the search a phone has room for two; the others are in menus too. */
export const awayOnPhones = featureStyle({ '@container': { [containers.narrow]: { display: 'none' } } });

/** Below the top bar, which stays in view too. */
export const notice = featureStyle({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: vars.z.sticky,
});

// Under a notice of two lines the focus would stand hidden.
featureGlobalStyle(`html:has(.${notice})`, { scrollPaddingBlockStart: '10rem' });
