export { ActingNotice } from './ActingNotice.tsx';
export { RefusedNotice } from './RefusedNotice.tsx';
export { WhyPanel } from './WhyPanel.tsx';
