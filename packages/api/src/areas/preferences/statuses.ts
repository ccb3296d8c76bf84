/** What members choose themselves, and what of them the organisation keeps. */
export const chosenKinds = ['commprefs', 'interests'] as const;
export const managedKinds = ['areaofpractices', 'fundingscheme'] as const;
export type ChosenKind = (typeof chosenKinds)[number];
export type ManagedKind = (typeof managedKinds)[number];
export type PreferenceKind = ChosenKind | ManagedKind;
