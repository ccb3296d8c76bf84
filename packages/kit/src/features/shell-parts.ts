/** The ids of elements that the host's shell renders around its own buttons, for what points at them. They are not there on other websites. */
export const shellPartIds = {
  /** The button of the main navigation, where its entries have no space. */
  menu: 'portal-menu',
  /** Stands empty behind the top bar: where it is in the document, the whole bar is. */
  barEnd: 'portal-bar-end',
  /** The button of the user menu. */
  account: 'portal-account',
  /** An action of the top bar, by its id. */
  barAction: (id: string) => `portal-action-${id}`,
} as const;
