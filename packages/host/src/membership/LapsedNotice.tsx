import { calls, useEndpoint } from '@portal/api';
import { useMessages, usePortal, useViewer } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { useState } from 'react';
import { hostMessages } from '../messages.ts';
import { destinationHref, renewalHref } from './renewal-href.ts';

/** Tells a member that their membership has lapsed, and leads to its renewal; put away, it comes back with the next visit. */
export function LapsedNotice() {
  const t = useMessages(hostMessages);
  const { profile, tabStorage } = usePortal();
  const viewer = useViewer();
  const key = `portal.lapsed-notice-read.${viewer?.id ?? ''}`;
  const [isRead, setRead] = useState(() => tabStorage.read(key) !== null);
  const ofOrganisation = renewalHref(profile, viewer);
  const isShown = ofOrganisation !== null && !isRead;
  // Only the server knows what waits to be paid; until it answers, and where it does not, the organisation says where.
  const { data } = useEndpoint(calls.ownMembership.renewalLink, {}, { enabled: isShown });
  if (!isShown) return null;

  const href = destinationHref(data?.url) ?? ofOrganisation;
  const isElsewhere = !href.startsWith('/');
  return (
    <Banner
      shape="strip"
      tone="caution"
      title={t('lapsedTitle')}
      action={
        <Button
          size="sm"
          tone="primary"
          href={href}
          target={isElsewhere ? '_blank' : undefined}
          label={isElsewhere ? `${t('renewMembership')} ${t('opensInNewTab')}` : undefined}
        >
          {t('renewMembership')}
        </Button>
      }
      onDismiss={() => {
        tabStorage.write(key, 'true');
        setRead(true);
      }}
      dismissLabel={t('notNow')}
    >
      {t('lapsedText')}
    </Banner>
  );
}
