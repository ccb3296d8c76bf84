import type { AuditCaseDetail } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Button, ConfirmDialog, Inline, lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { cpdDeskMessages } from '../../desk/messages.ts';
import { returnDraftKey } from './return-draft.ts';
import type { CaseMutations } from './use-case-mutations.ts';

const ExtendDialog = lazyComponent(() => import('./dialogs.ts').then((module) => ({ default: module.ExtendDialog })));
const ReturnDialog = lazyComponent(() => import('./dialogs.ts').then((module) => ({ default: module.ReturnDialog })));

export interface CaseActionsProps {
  detail: AuditCaseDetail;
  mutations: CaseMutations;
}

/** What can be decided about a member in the present state. */
export function CaseActions({ detail, mutations }: CaseActionsProps) {
  const t = useMessages(cpdDeskMessages);
  const { drafts } = usePortal();
  // Who comes from the list of drafts goes on with the return.
  const isResumed = detail.status === 'submitted' && drafts.isTakenUp(returnDraftKey(detail.caseId));
  const [asking, setAsking] = useState<'accept' | 'return' | 'extend' | null>(isResumed ? 'return' : null);
  // What was looked at when something was begun.
  const [seen, setSeen] = useState(detail);
  const [isPending, setPending] = useState(false);
  const close = () => setAsking(null);
  const ask = (what: 'accept' | 'return' | 'extend') => {
    setSeen(detail);
    setAsking(what);
  };
  if (detail.audit.status === 'closed' || detail.status === 'accepted') return null;

  async function accept() {
    setPending(true);
    // The toast says what is in the way.
    await mutations.accept(seen.revision).catch(() => undefined);
    setPending(false);
    close();
  }

  if (detail.status !== 'submitted')
    return (
      <Inline gap={3}>
        <Button onPress={() => ask('extend')}>{t('extend')}</Button>
        {asking === 'extend' && <ExtendDialog detail={seen} extend={mutations.extend} onClose={close} />}
      </Inline>
    );
  return (
    <Inline gap={3}>
      <Button tone="primary" onPress={() => ask('accept')}>
        {t('accept')}
      </Button>
      <Button onPress={() => ask('return')}>{t('return')}</Button>
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
      {asking === 'return' && (
        <ReturnDialog detail={detail} giveBack={mutations.giveBack} refused={mutations.refused} onClose={close} />
      )}
    </Inline>
  );
}
