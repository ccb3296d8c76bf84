import { useMessages } from '@portal/kit';
import { Button, ConfirmDialog, Heading, Inline, Stack } from '@portal/ui';
import { useState } from 'react';
import { onboardingMessages } from '../../messages.ts';
import { SessionLines } from '../Sessions/SessionLines.tsx';
import type { SignedInSession } from '../Sessions/use-sessions.ts';

export interface MemberSessionListProps {
  /** Whose they are. */
  name: string;
  sessions: readonly SignedInSession[];
  endingId: string | null;
  isEndingAll: boolean;
  onEnd(id: string): void;
  onEndAll(): void;
}

/** Somebody's devices, and after a question the way out of one or all of them. */
export function MemberSessionList(props: MemberSessionListProps) {
  const { name } = props;
  const t = useMessages(onboardingMessages);
  // What was asked about stays while the dialog goes; null is everything.
  const [target, setTarget] = useState<SignedInSession | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = (about: SignedInSession | null) => {
    setTarget(about);
    setAsking(true);
  };
  const device = target?.device ?? t('unknownDevice');

  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        {t('signedInPlaces', { name })}
      </Heading>
      <SessionLines
        label={t('signedInPlaces', { name })}
        sessions={props.sessions}
        endingId={props.endingId}
        onEnd={ask}
      />
      <Inline>
        <Button tone="critical" isPending={props.isEndingAll} onPress={() => ask(null)}>
          {t('signOutEverywhere')}
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        title={target ? t('signOutDeviceQuestion', { name, device }) : t('signOutPersonQuestion', { name })}
        confirmLabel={target ? t('signOut') : t('signOutEverywhere')}
        cancelLabel={t('cancel')}
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          if (target) props.onEnd(target.id);
          else props.onEndAll();
        }}
        onCancel={() => setAsking(false)}
      >
        {t(target ? 'signOutDeviceText' : 'signOutPersonText')}
      </ConfirmDialog>
    </Stack>
  );
}
