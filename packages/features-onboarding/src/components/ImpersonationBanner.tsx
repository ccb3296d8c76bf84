import { calls, useAction } from '@portal/api';
import { useDestinations, useMessages, usePortal, useViewer } from '@portal/kit';
import { Banner, Button, IconEye } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { onboardingMessages } from '../messages.ts';

/** On every screen while an administrator acts for a member: for whom, and the way back to oneself. */
export function ImpersonationBanner() {
  const t = useMessages(onboardingMessages);
  const viewer = useViewer();
  const { session, navigation } = usePortal();
  const to = useDestinations(destinations);
  const stop = useAction(calls.auth.stopImpersonating, {
    // Over already, which the portal says by itself.
    failure: ({ status, message }) => (status === 401 ? null : { text: t('stopFailed'), description: message }),
  });
  if (viewer === null || !viewer.impersonator) return null;

  async function backToMyself(): Promise<void> {
    const acting = session.get();
    if ((await stop.run({}).catch(() => null)) === null) return;
    // Another tab may have been faster, or the hour may be over: then somebody else is signed in already.
    if (session.get()?.accessToken === acting?.accessToken) session.set(acting?.own ?? null);
    navigation.navigate(to.impersonate() ?? '/');
  }

  return (
    <Banner
      shape="strip"
      tone="caution"
      icon={IconEye}
      role="status"
      action={
        <Button size="sm" isPending={stop.isPending} onPress={() => void backToMyself()}>
          {t('stopImpersonating')}
        </Button>
      }
    >
      {t('impersonating', { name: `${viewer.firstName} ${viewer.lastName}`, admin: viewer.impersonator.name })}
    </Banner>
  );
}
