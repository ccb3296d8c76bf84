import { saveFile, useCopyText, useMessages, usePortal } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx';
import { recoveryCodesText } from './recovery-codes-text.ts';
import { useAuthenticator } from './use-authenticator.ts';

/** The authenticator app as the server has it. */
export function LiveAuthenticator() {
  const t = useMessages(settingsMessages);
  const { profile } = usePortal();
  const copy = useCopyText();
  const { question, ...authenticator } = useAuthenticator();
  const textOf = (codes: readonly string[]) =>
    recoveryCodesText(codes, t('recoveryCodesOf', { organisation: profile.fullName }));
  return (
    <>
      <AuthenticatorPanel
        {...authenticator}
        onCopySecret={(secret) => void copy(secret, t('secretCopied'))}
        onCopyCodes={(codes) => void copy(codes.join('\n'), t('codesCopied'))}
        onPrint={() => window.print()}
        onDownload={(codes) => saveFile(new Blob([textOf(codes)], { type: 'text/plain' }), t('recoveryCodesFile'))}
      />
      {question}
    </>
  );
}
