/** By what somebody shows a second time that it is they: a code of their app, one that was sent to them, or one for whoever has lost the app. */
export const loginFactors = ['app', 'mail', 'recovery'] as const;
export type LoginFactor = (typeof loginFactors)[number];
