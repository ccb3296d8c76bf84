import { calls, toLogin, useAction } from '@portal/api';
import { useDestination, useMessages, usePortal, useViewer } from '@portal/kit';
import { Banner, Button, IconEye } from '@portal/ui';
import { messages } from '../messages.ts';

/** On every screen while an administrator acts for a member: for whom, and the way back to oneself. */
export function ImpersonationBanner() {
  const t = useMessages(messages);
  const viewer = useViewer();
  const { session, navigation } = usePortal();
  const destination = useDestination();
  const stop = useAction(calls.auth.stopImpersonating, { failure: t('stopFailed') });
  if (viewer === null || !viewer.impersonator) return null;

  async function backToMyself(): Promise<void> {
    const reply = await stop.run({}).catch(() => null);
    if (reply === null) return;
    session.set(toLogin(reply));
    navigation.navigate(destination('onboarding.impersonate') ?? '/');
  }

  return (
    <Banner
      shape="strip"
      tone="caution"
      icon={IconEye}
      role="status"
      action={
        <Button size="small" isPending={stop.isPending} onPress={() => void backToMyself()}>
          {t('stopImpersonating')}
        </Button>
      }
    >
      {t('impersonating', { name: `${viewer.firstName} ${viewer.lastName}`, admin: viewer.impersonator.name })}
    </Banner>
  );
}
