/** What members choose themselves, and what of them the organisation keeps. */
export const chosenKinds = ['commprefs', 'interests'] as const;
export const keptKinds = ['areaofpractices', 'fundingscheme'] as const;
export type ChosenKind = (typeof chosenKinds)[number];
export type KeptKind = (typeof keptKinds)[number];
export type PreferenceKind = ChosenKind | KeptKind;
