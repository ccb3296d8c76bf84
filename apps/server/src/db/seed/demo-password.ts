/** The password of every account of the demo world. */
export const demoPassword = 'Portal-demo-2026';
