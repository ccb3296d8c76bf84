/** Widths of the portal's own box, whatever the window: for `'@container': { [containers.wide]: … }`. In sizes of its text, which is 16 px unless its reader asks for another. */
export const containerName = 'portal';

export const containers = {
  /** Less than the narrowest phone: one that shows larger text. */
  tiny: `${containerName} (max-width: 18.99em)`,
  narrow: `${containerName} (max-width: 39.99em)`,
  medium: `${containerName} (min-width: 40em)`,
  belowWide: `${containerName} (max-width: 59.99em)`,
  wide: `${containerName} (min-width: 60em)`,
  widest: `${containerName} (min-width: 80em)`,
} as const;

/** From how wide a portal cards stand two, three and four in a row, in sizes of its text: 768, 1,200 and 1,600 px. */
export const cardSteps = [48, 75, 100] as const;

/** The same of cards that want more room: 768, 1,536 and 1,920 px. */
export const wideCardSteps = [48, 96, 120] as const;

/** A table becomes cards by its own width: one of many columns has them still beside a menu in a window of 1,280 px. */
export const tableContainerNames = { few: 'portal-table', many: 'portal-wide-table' } as const;

export const tableContainers = {
  cardsOfFew: `${tableContainerNames.few} (max-width: 39.99em)`,
  cardsOfMany: `${tableContainerNames.many} (max-width: 56.99em)`,
} as const;

/** A chart measures itself: it may stand in any column. */
export const chartContainerName = 'portal-chart';

export const chartContainers = { narrow: `${chartContainerName} (max-width: 29.99em)` } as const;

/** Media conditions that a component may ask for. */
export const media = {
  touch: '(pointer: coarse)',
  /** Whoever has a touch screen, beside a mouse too. */
  anyTouch: '(any-pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** What comes in by moving or fading is there at once for whoever asked for less of it. */
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  /** A narrow window, for what is fixed to the window itself. */
  phone: '(max-width: 39.99em)',
} as const;
