import type { RefundRequest } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Inline, Stack, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';

/** What was decided by whom, what they were told, and where the money is. */
export function Decision({ request }: { request: RefundRequest }) {
  const t = useMessages(eventsDeskMessages);
  const { date, money } = useFormats();
  const { granted, paid, decidedAt, decidedBy, refundedAt, answer } = request;
  const by = { name: decidedBy ?? t('refundOfSomebody'), date: decidedAt === null ? '' : date(decidedAt) };
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Text as="span" weight="semibold">
          {granted === null
            ? t('declinedBy', by)
            : t('approvedBy', { ...by, amount: money(granted / 100), paid: money(paid / 100) })}
        </Text>
        {granted !== null && (
          <Badge tone={refundedAt === null ? 'caution' : 'positive'}>
            {refundedAt === null ? t('sendingBack') : t('sentBack', { date: date(refundedAt) })}
          </Badge>
        )}
      </Inline>
      {answer !== '' && <Text size="sm">{t('toldThem', { answer })}</Text>}
    </Stack>
  );
}
