import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, Inline, MetaLine, Spread, Stack, Text } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import type { SignedInSession } from './use-sessions.ts';

export interface SessionLineProps {
  session: SignedInSession;
  isEnding: boolean;
  onEnd(): void;
}

/** One device: what it is, where it last was, and the way out of it; this one is left by logging out. */
export function SessionLine({ session, isEnding, onEnd }: SessionLineProps) {
  const t = useMessages(onboardingMessages);
  const formats = useFormats();
  const device = session.device ?? t('unknownDevice');
  const facts = [t('lastSeen', { when: formats.relative(session.lastSeenAt) })];
  return (
    <Spread gap={2} isWrapping={false}>
      <Stack gap={1}>
        <Inline gap={2}>
          <Text weight="semibold">{device}</Text>
          {session.isCurrent && <Badge tone="positive">{t('thisDevice')}</Badge>}
        </Inline>
        <MetaLine items={session.address === null ? facts : [...facts, session.address]} />
      </Stack>
      {!session.isCurrent && (
        <Button size="sm" isPending={isEnding} onPress={onEnd} label={t('signOutDevice', { device })}>
          {t('signOut')}
        </Button>
      )}
    </Spread>
  );
}
