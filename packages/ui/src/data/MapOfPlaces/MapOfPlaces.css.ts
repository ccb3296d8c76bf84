import { componentGlobalStyle, componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const stage = componentStyle({
  position: 'relative',
  // What lies on the map stays below what the portal lays over the page.
  isolation: 'isolate',
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.image,
  background: vars.color.surfaceSunken,
});

/** East is right, whichever way is read. One finger scrolls the page, and two move the map, so that nobody is caught on it. */
export const box = componentStyle({
  position: 'absolute',
  touchAction: 'pan-x pan-y',
  inset: 0,
  isolation: 'isolate',
  direction: 'ltr',
  overflow: 'hidden',
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
});

export const tools = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[1],
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.control,
});

/** East is right here too. */
export const moves = componentStyle({ display: 'flex', flexShrink: 0, gap: vars.space[1], direction: 'ltr' });

/** Over the map, so that nothing below it moves; what lies under it can be pressed. */
export const gone = componentStyle({
  position: 'absolute',
  insetInline: vars.space[2],
  insetBlockEnd: vars.space[2],
  zIndex: 1,
  padding: vars.space[2],
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.control,
  pointerEvents: 'none',
});

export const waiting = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surfaceSunken,
});

export const marker = componentStyle({
  display: 'grid',
  placeItems: 'center',
  background: vars.color.brandSolid,
  color: vars.color.onBrandSolid,
  border: `${vars.size.ring} solid ${vars.color.surfaceRaised}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.semibold,
  cursor: 'pointer',
  ':hover': { background: vars.color.brandStrong },
  ':active': { background: vars.color.brandStrong },
});

/** Told by its ring too, not by its colour alone; the outline is that of the focus. */
export const chosen = componentStyle({
  background: vars.color.brandStrong,
  boxShadow: `0 0 0 ${vars.size.ring} ${vars.color.textStrong}`,
});

// What the map is drawn with sets places alone; the rest of its own sheet is for parts that are not used.
componentGlobalStyle(
  [
    `.${box} .leaflet-pane`,
    `.${box} .leaflet-layer`,
    `.${box} .leaflet-tile`,
    `.${box} .leaflet-tile-container`,
    `.${box} .leaflet-marker-icon`,
  ].join(', '),
  { position: 'absolute', left: 0, top: 0 },
);
componentGlobalStyle(`.${box} .leaflet-tile-pane`, { zIndex: 200 });
componentGlobalStyle(`.${box} .leaflet-marker-pane`, { zIndex: 600 });
componentGlobalStyle(`.${box} .leaflet-tile`, {
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  visibility: 'hidden',
  userSelect: 'none',
});
componentGlobalStyle(`.${box} .leaflet-tile-loaded`, { visibility: 'inherit' });
componentGlobalStyle(`.${box} .leaflet-marker-icon`, { userSelect: 'none' });
