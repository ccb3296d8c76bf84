import { containerName, containers } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** From here on there is space for the entries beside logo and search. */
const roomForEntries = `${containerName} (min-width: 62em)`;

/** From here on there is space for the open search beside the entries. */
const roomForBoth = `${containerName} (min-width: 75em)`;

/** Beside four buttons a phone that shows text twice as large has none for the logo: the menu leads home, too. */
const noRoomForLogo = `${containerName} (max-width: 12.49em)`;

export const bar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.banner,
  blockSize: vars.size.header,
  background: vars.color.surfaceRaised,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: '100%',
  maxInlineSize: vars.size.layoutMax,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@container': {
    [containers.tiny]: { gap: 0, paddingInline: vars.space[1] },
    [roomForEntries]: { gap: vars.space[6], paddingInline: vars.space[6] },
  },
});

export const start = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  maxInlineSize: '60%',
  '@container': { [containers.tiny]: { flexShrink: 1, minInlineSize: 0 } },
});

export const navigation = componentStyle({
  display: 'none',
  alignSelf: 'stretch',
  minInlineSize: 0,
  '@container': { [roomForEntries]: { display: 'block' } },
});

export const navigationBesideSearch = componentStyle({
  // A word that shrinks by a part of a pixel breaks: the search shrinks instead.
  flexShrink: 0,
  maxInlineSize: '42%',
  '@container': { [roomForEntries]: { display: 'none' }, [roomForBoth]: { display: 'block' } },
});

export const navigationAway = componentStyle({ '@container': { [roomForEntries]: { display: 'none' } } });

export const entries = componentStyle({ display: 'flex', blockSize: '100%', gap: vars.space[1], minInlineSize: 0 });
export const place = componentStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const entry = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  minBlockSize: vars.size.controlTouch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  transition: `color ${vars.duration.quick}`,
  ':hover': { color: vars.color.brandText },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
  selectors: {
    '&:is([aria-current], [data-pending])': { color: vars.color.brandText },
    '&[aria-current]:hover': { color: vars.color.textStrong },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[3],
      insetBlockEnd: `calc((${vars.size.controlTouch} - ${vars.size.header}) / 2)`,
      borderBlockEnd: `calc(${vars.size.ring} + ${vars.size.hairline}) solid ${vars.color.brandAccent}`,
      borderStartStartRadius: vars.size.ring,
      borderStartEndRadius: vars.size.ring,
    },
  },
});

export const entryWords = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const search = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flexGrow: 1,
  flexBasis: vars.size.dialogSmall,
  minInlineSize: '14rem',
  maxInlineSize: vars.size.dialogMedium,
  marginInlineStart: 'auto',
  '@container': { [containers.narrow]: { minInlineSize: 0, maxInlineSize: 'none' } },
});
export const searchField = componentStyle({ flexGrow: 1, minInlineSize: 0 });

export const searchOpener = componentStyle({ marginInlineStart: 'auto' });
export const away = componentStyle({ display: 'none' });

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[1],
  marginInlineStart: 'auto',
  selectors: {
    [`${searchOpener} + &`]: { marginInlineStart: 0 },
  },
  '@container': {
    [containers.narrow]: {
      selectors: { [`${searchOpener} + &`]: { marginInlineStart: `calc(${vars.space[1]} - ${vars.space[3]})` } },
    },
    [containers.tiny]: {
      gap: 0,
      selectors: { [`${searchOpener} + &`]: { marginInlineStart: 0 } },
    },
  },
});

/** Last of the bar's parts, as it takes them away. */
export const awayOnPhones = componentStyle({ '@container': { [containers.narrow]: { display: 'none' } } });

export const awayForLargeText = componentStyle({ '@container': { [noRoomForLogo]: { display: 'none' } } });

export const menu = componentStyle({ '@container': { [roomForEntries]: { display: 'none' } } });
