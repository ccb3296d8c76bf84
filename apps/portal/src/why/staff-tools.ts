export { ActingNotice } from './ActingNotice.tsx';
export { RefusedNotice } from './RefusedNotice.tsx';

/** Fetched when it is opened; the notices of staff do not wait for it. */
export async function loadWhyPanel() {
  const { WhyPanel } = await import('./WhyPanel.tsx');
  return { default: WhyPanel };
}
