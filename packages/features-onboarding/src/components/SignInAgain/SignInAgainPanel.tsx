import { useSuspendedSession, useMessages } from '@portal/kit';
import { SessionBanner } from '@portal/ui';
import { useState } from 'react';
import { onboardingMessages } from '../../messages.ts';
import * as styles from './SignInAgain.css.ts';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';

/** The dialog whenever something needs the login; once it is closed, the way back to it stands above the work. */
export function SignInAgainPanel() {
  const t = useMessages(onboardingMessages);
  const suspendedSession = useSuspendedSession();
  const asks = suspendedSession?.asks ?? 0;
  const [closedAt, setClosedAt] = useState(0);
  const isOpen = asks > closedAt;
  if (suspendedSession === null) return null;
  const userName = suspendedSession.login?.userName;
  return (
    <>
      {!isOpen && userName !== undefined && (
        <div className={styles.banner}>
          <SessionBanner
            onSignIn={() => setClosedAt(-1)}
            labels={{ title: t('sessionOverTitle'), text: t('sessionOverText'), signIn: t('signIn') }}
          />
        </div>
      )}
      <SignInAgainDialog isOpen={isOpen} userName={userName} onClose={() => setClosedAt(asks)} />
    </>
  );
}
