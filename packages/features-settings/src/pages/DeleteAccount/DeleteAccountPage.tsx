import { calls, firstRead } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

export function firstReads() {
  return [firstRead(calls.personalData.overview, {}), firstRead(calls.personalData.deletionPreview, {})];
}

/** The end of an account, and the way back while there is one. */
export function DeleteAccountPage(_props: PageProps) {
  const { question, ...shown } = useDeleteAccount();
  return (
    <>
      <DeleteAccountScreen {...shown} />
      {question}
    </>
  );
}
