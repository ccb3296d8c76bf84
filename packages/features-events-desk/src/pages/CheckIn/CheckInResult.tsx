import { useFormats, useMessages } from '@portal/kit';
import { Banner, Button, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import type { LastScan } from './use-check-in.ts';

export interface CheckInResultProps {
  last: LastScan;
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
export function CheckInResult({ last, onUndo }: CheckInResultProps) {
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
      <Why last={last} />
    </Banner>
  );
}

function Why({ last: { outcome, name, attendedAt } }: { last: LastScan }) {
  const t = useMessages(eventsDeskMessages);
  const { time } = useFormats();
  const somebody = name ?? t('somebody');
  if (outcome === 'already' && attendedAt !== null) return t('alreadyText', { name: somebody, time: time(attendedAt) });
  if (outcome === 'replaced') return t('replacedText', { name: somebody });
  if (outcome === 'tooEarly') return t('tooEarlyText');
  if (outcome === 'own') return t('ownText');
  return outcome === 'unknown' ? t('unknownText') : null;
}
