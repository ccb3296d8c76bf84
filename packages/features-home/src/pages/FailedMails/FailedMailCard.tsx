import type { FailedMail } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, Card, Heading, Inline, MetaLine, Spread, Stack, Text } from '@portal/ui';
import { homeMessages } from '../../messages.ts';

export interface FailedMailCardProps {
  mail: FailedMail;
  isSending: boolean;
  onSendAgain(mail: FailedMail): void;
}

/** What a mail was about and for whom, why it did not arrive, and the way to send it again. */
export function FailedMailCard({ mail, isSending, onSendAgain }: FailedMailCardProps) {
  const t = useMessages(homeMessages);
  const { dateTime } = useFormats();
  const { kind, outcome, person, to, eventTitle, failedAt, reason, attempts } = mail;
  const facts = [person.name, ...(eventTitle === null ? [] : [eventTitle]), dateTime(failedAt)];
  return (
    <Card as="li" surface="flat">
      <Stack gap={3}>
        <Spread align="baseline">
          <Heading level={2} size="sm">
            {t(`mail.${kind}`)}
          </Heading>
          <Badge tone={outcome === 'failed' ? 'critical' : 'caution'}>{t(`outcome.${outcome}`)}</Badge>
        </Spread>
        <MetaLine items={facts} />
        {outcome === 'unknown' && <Text>{t('perhapsSentText')}</Text>}
        {reason !== null && <Text>{reason}</Text>}
        <MetaLine items={[...(to === null ? [] : [t('mailTo', { address: to })]), t('attempts', { n: attempts })]} />
        <Inline>
          <Button
            size="sm"
            isPending={isSending}
            label={t('sendAgainTo', { kind: t(`mail.${kind}`), name: person.name })}
            onPress={() => onSendAgain(mail)}
          >
            {t('sendAgain')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
