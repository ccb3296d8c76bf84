import type { AuditCase } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, Inline } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

const tones = { asked: 'neutral', submitted: 'info', returned: 'caution', accepted: 'positive' } as const;

interface CaseStatusBadgeProps extends Pick<AuditCase, 'status' | 'isOverdue'> {
  /** It is the reader who is asked. */
  isOwn?: boolean;
}

export function CaseStatusBadge({ status, isOverdue, isOwn = false }: CaseStatusBadgeProps) {
  const t = useMessages(cpdMessages);
  return (
    <Inline gap={2}>
      <Badge tone={tones[status]}>{t(isOwn && status === 'asked' ? 'askedOwn' : status)}</Badge>
      {isOverdue && <Badge tone="critical">{t('overdue')}</Badge>}
    </Inline>
  );
}
