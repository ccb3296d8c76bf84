import type { AuditCaseDetail } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, ConfirmDialog, Inline } from '@portal/ui';
import { useState } from 'react';
import { auditMessages } from '../../messages-audits.ts';
import { ExtendDialog } from './ExtendDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import type { CaseDeeds } from './use-case-deeds.ts';

export interface CaseActionsProps {
  detail: AuditCaseDetail;
  deeds: CaseDeeds;
}

/** What can be decided about a member in the present state. */
export function CaseActions({ detail, deeds }: CaseActionsProps) {
  const t = useMessages(auditMessages);
  const [asking, setAsking] = useState<'accept' | 'return' | 'extend' | null>(null);
  const [isPending, setPending] = useState(false);
  const close = () => setAsking(null);
  if (detail.audit.status === 'closed' || detail.status === 'accepted') return null;

  async function accept() {
    setPending(true);
    // The toast says what is in the way.
    await deeds.accept().catch(() => undefined);
    setPending(false);
    close();
  }

  if (detail.status !== 'submitted')
    return (
      <Inline gap={3}>
        <Button onPress={() => setAsking('extend')}>{t('extend')}</Button>
        <ExtendDialog detail={detail} isOpen={asking === 'extend'} extend={deeds.extend} onClose={close} />
      </Inline>
    );
  return (
    <Inline gap={3}>
      <Button tone="primary" onPress={() => setAsking('accept')}>
        {t('accept')}
      </Button>
      <Button onPress={() => setAsking('return')}>{t('return')}</Button>
      <ConfirmDialog
        isOpen={asking === 'accept'}
        title={t('acceptTitle', { name: detail.name })}
        confirmLabel={t('accept')}
        cancelLabel={t('cancel')}
        isPending={isPending}
        onConfirm={() => void accept()}
        onCancel={close}
      >
        {t('acceptText')}
      </ConfirmDialog>
      <ReturnDialog detail={detail} isOpen={asking === 'return'} giveBack={deeds.giveBack} onClose={close} />
    </Inline>
  );
}
