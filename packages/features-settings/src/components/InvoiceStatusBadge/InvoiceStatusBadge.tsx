import type { Invoice } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

export type InvoiceStatusBadgeProps = Pick<Invoice, 'status'>;

const tones = { Paid: 'positive', Pending: 'caution', Refunded: 'info', Cancelled: 'neutral' } as const;

export function InvoiceStatusBadge({ status }: InvoiceStatusBadgeProps) {
  const t = useMessages(settingsMessages);
  return <Badge tone={tones[status]}>{t(`invoice${status}`)}</Badge>;
}
