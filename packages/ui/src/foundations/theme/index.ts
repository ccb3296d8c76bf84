export * from './colors.ts';
export { containers, media } from './containers.ts';
export { featureGlobalStyle, featureStyle } from './layered-style.ts';
export { layers } from './layers.ts';
export { portalTheme } from './portal-theme.ts';
export { vars } from './vars.ts';
