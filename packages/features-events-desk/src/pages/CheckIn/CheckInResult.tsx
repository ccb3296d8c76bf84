import { useFormats, useMessages } from '@portal/kit';
import { Banner, Button, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import type { LastScan } from './use-check-in.ts';

export interface CheckInResultProps {
  last: LastScan;
  /** Of the event: what is told at its door is told by the clocks there. */
  timeZone: string;
  onUndo: (ticketId: string) => void;
}

const tones = {
  in: 'positive',
  undone: 'info',
  notIn: 'info',
  already: 'caution',
  tooEarly: 'caution',
  own: 'caution',
  cancelled: 'critical',
  replaced: 'critical',
  wrongEvent: 'critical',
  unknown: 'critical',
} as const;

/** What became of the last scan, said aloud by screen readers. */
export function CheckInResult({ last, timeZone, onUndo }: CheckInResultProps) {
  const t = useMessages(eventsDeskMessages);
  const { outcome, name, ticketType, ticketId } = last;
  return (
    <Banner
      tone={tones[outcome]}
      role="alert"
      title={t(`outcome_${outcome}`)}
      action={
        outcome === 'in' &&
        ticketId !== null && (
          <Button size="lg" label={t('undoName', { name: name ?? '' })} onPress={() => onUndo(ticketId)}>
            {t('undo')}
          </Button>
        )
      }
    >
      {name !== null && (
        <Text as="span" size="lg" weight="semibold" tone="inherit">
          {t('nameAndType', { name, type: ticketType ?? '' })}{' '}
        </Text>
      )}
      <Why last={last} timeZone={timeZone} />
    </Banner>
  );
}

function Why({ last: { outcome, name, attendedAt }, timeZone }: Pick<CheckInResultProps, 'last' | 'timeZone'>) {
  const t = useMessages(eventsDeskMessages);
  const { time } = useFormats(timeZone);
  const somebody = name ?? t('somebody');
  if (outcome === 'already' && attendedAt !== null) return t('alreadyText', { name: somebody, time: time(attendedAt) });
  if (outcome === 'replaced') return t('replacedText', { name: somebody });
  if (outcome === 'tooEarly') return t('tooEarlyText');
  if (outcome === 'own') return t('ownText');
  return outcome === 'unknown' ? t('unknownText') : null;
}
