import type { Problem } from '@portal/kit';
import { useFormats, useMessages } from '@portal/kit';
import { Banner, Button, Heading, IconCamera, IconOffline, Inline, Stack, Switch, Text } from '@portal/ui';
import { useState } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import { Camera } from './Camera.tsx';
import { countsOf, type CheckInBook } from './check-in-book.ts';
import { CheckInDifferences } from './CheckInDifferences.tsx';
import { CheckInPeople } from './CheckInPeople.tsx';
import { CheckInResult } from './CheckInResult.tsx';
import type { Signals } from './signals.ts';
import type { LastScan } from './use-check-in.ts';

export interface CheckInPanelProps {
  book: CheckInBook;
  last: LastScan | null;
  isOffline: boolean;
  /** Why what waits could not be sent. */
  problem: Problem | null;
  signals: Signals;
  onSignals: (signals: Signals) => void;
  onRead: (text: string) => void;
  onPress: (ticketId: string, action: 'in' | 'undo') => void;
  onSend: () => void;
}

/** The door of an event: by camera or by name, with a network or without. */
export function CheckInPanel({ book, last, signals, onSignals, onRead, onPress, ...sending }: CheckInPanelProps) {
  const t = useMessages(eventsDeskMessages);
  const [isScanning, setScanning] = useState(false);
  const [byHand, setByHand] = useState(0);

  function enterByHand() {
    setScanning(false);
    setByHand(byHand + 1);
  }

  return (
    <Stack gap={5}>
      <Head book={book} />
      <SendingState waiting={book.waiting.length} {...sending} />
      {book.list.isCut && <Banner tone="caution">{t('doorListCut')}</Banner>}
      {last !== null && (
        <CheckInResult
          key={last.id}
          last={last}
          timeZone={book.list.timeZone}
          onUndo={(ticketId) => onPress(ticketId, 'undo')}
        />
      )}
      {isScanning && <Camera onRead={onRead} onByHand={enterByHand} />}
      <Button
        tone={isScanning ? 'secondary' : 'primary'}
        size="lg"
        icon={IconCamera}
        isFullWidth
        onPress={() => setScanning(!isScanning)}
      >
        {t(isScanning ? 'stopScanning' : 'scan')}
      </Button>
      <CheckInPeople key={byHand} book={book} hasAutoFocus={byHand > 0} onPress={onPress} />
      <CheckInDifferences differences={book.differences} timeZone={book.list.timeZone} />
      <Inline gap={5}>
        <Switch label={t('sound')} isSelected={signals.sound} onChange={(sound) => onSignals({ ...signals, sound })} />
        <Switch
          label={t('vibration')}
          isSelected={signals.vibration}
          onChange={(vibration) => onSignals({ ...signals, vibration })}
        />
      </Inline>
    </Stack>
  );
}

function Head({ book }: { book: CheckInBook }) {
  const t = useMessages(eventsDeskMessages);
  const { time } = useFormats(book.list.timeZone);
  return (
    <Stack gap={2}>
      <Heading level={1} size="xl" isFocusable>
        {book.list.title}
      </Heading>
      <Text size="lg" weight="semibold" isTabular>
        {t('inOf', countsOf(book))}
      </Text>
      <Text size="sm" tone="quiet">
        {t('listAsOf', { time: time(book.list.readAt) })}
      </Text>
    </Stack>
  );
}

function SendingState({
  waiting,
  isOffline,
  problem,
  onSend,
}: Pick<CheckInPanelProps, 'isOffline' | 'problem' | 'onSend'> & { waiting: number }) {
  const t = useMessages(eventsDeskMessages);
  const words = t('scansWaiting', { n: waiting });
  if (isOffline)
    return (
      <Banner tone="caution" icon={IconOffline} role="status" title={t('noNetwork')}>
        {t('noNetworkText')} {waiting > 0 && words}
      </Banner>
    );
  if (problem !== null && waiting > 0)
    return (
      <Banner
        tone="critical"
        role="alert"
        title={t('notSent')}
        action={<Button onPress={onSend}>{t('sendAgain')}</Button>}
      >
        {problem.message} {words}
      </Banner>
    );
  return (
    <Text size="sm" tone="quiet" role="status">
      {waiting > 0 ? words : t('allSent')}
    </Text>
  );
}
