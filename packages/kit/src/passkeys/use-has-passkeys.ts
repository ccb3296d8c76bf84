import { useSyncExternalStore } from 'react';

/** Whether this browser knows passkeys. Nearly every one does: what is prerendered expects it, and nothing moves when the page begins. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(subscribe, hasPasskeys, isExpected);
}

/** Whether this browser offers passkeys in the menu of a field. */
export async function offersPasskeysInMenus(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

function isExpected(): boolean {
  return true;
}

/** A browser learns of passkeys with its next version. */
function subscribe() {
  return () => undefined;
}
