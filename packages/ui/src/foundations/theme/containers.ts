/** Widths of the portal's own box, whatever the window: for `'@container': { [containers.wide]: … }`. */
export const containerName = 'portal';

export const containers = {
  narrow: `${containerName} (max-width: 639.98px)`,
  medium: `${containerName} (min-width: 640px)`,
  belowWide: `${containerName} (max-width: 959.98px)`,
  wide: `${containerName} (min-width: 960px)`,
  widest: `${containerName} (min-width: 1280px)`,
} as const;

/** A table becomes cards by its own width: one of many columns where it still stands beside others. */
export const tableContainerNames = { few: 'portal-table', many: 'portal-wide-table' } as const;

export const tableContainers = {
  cardsOfFew: `${tableContainerNames.few} (max-width: 639.98px)`,
  cardsOfMany: `${tableContainerNames.many} (max-width: 959.98px)`,
} as const;

/** A chart measures itself: it may stand in any column. */
export const chartContainerName = 'portal-chart';

export const chartContainers = { narrow: `${chartContainerName} (max-width: 479.98px)` } as const;

/** Media conditions that a component may ask for. */
export const media = {
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** What comes in by moving or fading is there at once for whoever asked for less of it. */
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  /** A narrow window, for what is fixed to the window itself. */
  phone: '(max-width: 639.98px)',
} as const;
