import type { AuditCase } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Badge, Inline } from '@portal/ui';
import { contentsMessages } from '../../messages-contents.ts';

const tones = { asked: 'neutral', submitted: 'info', returned: 'caution', accepted: 'positive' } as const;

export function CaseStatusBadge({ status, isOverdue }: Pick<AuditCase, 'status' | 'isOverdue'>) {
  const t = useMessages(contentsMessages);
  return (
    <Inline gap={2}>
      <Badge tone={tones[status]}>{t(status)}</Badge>
      {isOverdue && <Badge tone="critical">{t('overdue')}</Badge>}
    </Inline>
  );
}
