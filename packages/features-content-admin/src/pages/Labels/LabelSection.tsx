import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { contentAdminMessages } from '../../messages.ts';
import { LabelDialog } from './LabelDialog.tsx';
import { type LabelRow, LabelTable, type LabelTableProps } from './LabelTable.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import type { Label, LabelMutations } from './use-label-mutations.ts';

export interface LabelSectionProps extends Pick<
  LabelTableProps,
  'title' | 'rows' | 'addLabel' | 'emptyText' | 'hasElsewhere'
> {
  renameTitle: string;
  mergeText: (row: LabelRow) => string;
  maxChars: number;
  parents: readonly Label[];
  targetsOf: (row: LabelRow) => readonly Label[];
  canAdd: boolean;
  mutations: LabelMutations;
}

type DialogState = { to: 'write'; row: LabelRow | null } | { to: 'merge' | 'delete'; row: LabelRow } | null;

/** Categories or tags, and the questions about one of them. */
export function LabelSection({
  renameTitle,
  mergeText,
  maxChars,
  parents,
  targetsOf,
  canAdd,
  mutations,
  ...table
}: LabelSectionProps) {
  const t = useMessages(contentAdminMessages);
  const [dialog, setDialog] = useState<DialogState>(null);
  const close = () => setDialog(null);
  return (
    <>
      <LabelTable
        {...table}
        onAdd={canAdd ? () => setDialog({ to: 'write', row: null }) : undefined}
        onRename={(row) => setDialog({ to: 'write', row })}
        onMerge={(row) => setDialog({ to: 'merge', row })}
        onDelete={(row) => setDialog({ to: 'delete', row })}
      />
      {dialog?.to === 'write' && (
        <LabelDialog
          title={dialog.row === null ? table.addLabel : renameTitle}
          label={dialog.row}
          maxChars={maxChars}
          parents={parents}
          mutations={mutations}
          onClose={close}
        />
      )}
      {dialog?.to === 'merge' && (
        <MergeDialog
          label={dialog.row}
          targets={targetsOf(dialog.row)}
          text={mergeText(dialog.row)}
          mutations={mutations}
          onClose={close}
        />
      )}
      {dialog?.to === 'delete' && (
        <ConfirmDialog
          isOpen
          tone="critical"
          title={t('deleteQuestion', { name: dialog.row.label })}
          confirmLabel={t('delete')}
          cancelLabel={t('keep')}
          isPending={mutations.isPending}
          // The toast has said so where it could not be deleted; the question stays.
          onConfirm={() => void mutations.remove(dialog.row).then(close, () => undefined)}
          onCancel={close}
        >
          {t('deleteLabelText')}
        </ConfirmDialog>
      )}
    </>
  );
}
