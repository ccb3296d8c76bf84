import type { RefundRequest } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Button, Card, Heading, Inline, Link, MailAddress, MetaLine, Spread, Stack, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { Decision } from './Decision.tsx';

export interface RequestCardProps {
  request: RefundRequest;
  eventHref: string | undefined;
  onApprove: (request: RefundRequest) => void;
  onDecline: (request: RefundRequest) => void;
}

/** What somebody asks back and why, with all that decides it. */
export function RequestCard({ request, eventHref, onApprove, onDecline }: RequestCardProps) {
  const t = useMessages(eventsDeskMessages);
  const { date, money } = useFormats();
  const { name, email, eventTitle, eventStartUtc, reason, status } = request;
  const event = t('refundedEvent', { title: eventTitle, date: date(eventStartUtc) });
  return (
    <Card as="li" surface="flat">
      <Stack gap={4}>
        <Stack gap={1}>
          <Spread align="baseline">
            <Heading level={2} size="sm">
              {name}
            </Heading>
            <Text weight="semibold">{t('paidAmount', { amount: money(request.paid / 100) })}</Text>
          </Spread>
          <MetaLine
            items={[<MailAddress key="email">{email}</MailAddress>, t('askedOn', { date: date(request.askedAt) })]}
          />
        </Stack>
        <Stack gap={1}>
          {eventHref === undefined ? <Text>{event}</Text> : <Link href={eventHref}>{event}</Link>}
          <Inline gap={2}>
            <Text as="span" size="sm" tone="quiet">
              {t('refundedTicket', { type: request.ticketType, number: request.ticketNumber })}
            </Text>
            <TicketBadge request={request} />
          </Inline>
        </Stack>
        <blockquote aria-label={t('reasonOf', { name })}>
          <Text>{reason}</Text>
        </blockquote>
        {status === 'open' ? (
          <Inline gap={3}>
            <Button tone="primary" label={t('approveName', { name })} onPress={() => onApprove(request)}>
              {t('approve')}
            </Button>
            <Button label={t('declineName', { name })} onPress={() => onDecline(request)}>
              {t('decline')}
            </Button>
          </Inline>
        ) : (
          <Decision request={request} />
        )}
      </Stack>
    </Card>
  );
}

function TicketBadge({ request: { attendedAt, ticketStatus } }: { request: RefundRequest }) {
  const t = useMessages(eventsDeskMessages);
  const { date } = useFormats();
  if (attendedAt !== null) return <Badge tone="caution">{t('checkedInOn', { date: date(attendedAt) })}</Badge>;
  return ticketStatus === 'Active' ? <Badge>{t('stillValid')}</Badge> : <Badge>{t('ticketCancelled')}</Badge>;
}
