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

type Asked = { to: 'write'; row: LabelRow | null } | { to: 'merge' | 'delete'; row: LabelRow } | null;

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
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <>
      <LabelTable
        {...table}
        onAdd={canAdd ? () => setAsked({ to: 'write', row: null }) : undefined}
        onRename={(row) => setAsked({ to: 'write', row })}
        onMerge={(row) => setAsked({ to: 'merge', row })}
        onDelete={(row) => setAsked({ to: 'delete', row })}
      />
      {asked?.to === 'write' && (
        <LabelDialog
          title={asked.row === null ? table.addLabel : renameTitle}
          label={asked.row}
          maxChars={maxChars}
          parents={parents}
          mutations={mutations}
          onClose={close}
        />
      )}
      {asked?.to === 'merge' && (
        <MergeDialog
          label={asked.row}
          targets={targetsOf(asked.row)}
          text={mergeText(asked.row)}
          mutations={mutations}
          onClose={close}
        />
      )}
      {asked?.to === 'delete' && (
        <ConfirmDialog
          isOpen
          tone="critical"
          title={t('deleteQuestion', { name: asked.row.label })}
          confirmLabel={t('delete')}
          cancelLabel={t('keep')}
          isPending={mutations.isPending}
          // The toast has said so where it could not be deleted; the question stays.
          onConfirm={() => void mutations.remove(asked.row).then(close, () => undefined)}
          onCancel={close}
        >
          {t('deleteLabelText')}
        </ConfirmDialog>
      )}
    </>
  );
}
