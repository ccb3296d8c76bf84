import { useFormats, useMessages } from '@portal/kit';
import { DeviceList } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import type { SignedInSession } from './use-sessions.ts';

export interface SessionLinesProps {
  label: string;
  sessions: readonly SignedInSession[];
  endingId: string | null;
  onEnd(session: SignedInSession): void;
}

/** Devices, when and where they were last used, and the way out of each; this one is left by logging out. */
export function SessionLines({ label, sessions, endingId, onEnd }: SessionLinesProps) {
  const t = useMessages(onboardingMessages);
  const formats = useFormats();
  return (
    <DeviceList
      label={label}
      devices={sessions.map(({ id, device, address, lastSeenAt, isCurrent }) => {
        const name = device ?? t('unknownDevice');
        const facts = [t('lastSeen', { when: formats.relative(lastSeenAt) }), ...(address === null ? [] : [address])];
        return { id, name, facts, isCurrent, endLabel: t('signOutDevice', { device: name }) };
      })}
      endingId={endingId}
      labels={{ thisDevice: t('thisDevice'), signOut: t('signOut') }}
      onEnd={(id) => {
        const session = sessions.find((one) => one.id === id);
        if (session !== undefined) onEnd(session);
      }}
    />
  );
}
