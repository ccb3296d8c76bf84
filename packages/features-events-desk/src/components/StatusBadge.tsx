import type { DeskEventStatus } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge } from '@portal/ui';
import { eventsDeskMessages } from '../messages.ts';

const tones = { draft: 'neutral', published: 'positive', cancelled: 'critical' } as const;

export function StatusBadge({ status }: { status: DeskEventStatus }) {
  const t = useMessages(eventsDeskMessages);
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
