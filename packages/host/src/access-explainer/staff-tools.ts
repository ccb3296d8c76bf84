export { RefusedNotice } from './RefusedNotice.tsx';

/** Fetched when it is opened; the notices of staff do not wait for it. */
export async function loadAccessExplainer() {
  const { AccessExplainer } = await import('./AccessExplainer.tsx');
  return { default: AccessExplainer };
}
