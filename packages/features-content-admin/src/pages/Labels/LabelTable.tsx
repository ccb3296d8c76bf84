import { useFormats, useMessages } from '@portal/kit';
import { Button, Density, EmptyState, IconPlus, Section, Table } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import * as styles from './LabelTable.css.ts';
import type { Label } from './use-label-mutations.ts';

export interface LabelRow extends Label {
  /** Stands below another. */
  isBelow: boolean;
  /** Items that have it. */
  itemCount: number;
  /** What else carries it. */
  elsewhereCount: number;
  canRename: boolean;
  canMerge: boolean;
  /** Nothing has it, and none is below it. */
  canDelete: boolean;
}

export interface LabelTableProps {
  title: string;
  rows: readonly LabelRow[];
  addLabel: string;
  emptyText: string;
  /** There can be something else that carries them. */
  hasElsewhere: boolean;
  onAdd: (() => void) | undefined;
  onRename: (row: LabelRow) => void;
  onMerge: (row: LabelRow) => void;
  onDelete: (row: LabelRow) => void;
}

/** Categories or tags with how much has them. */
export function LabelTable(props: LabelTableProps) {
  const { title, rows, hasElsewhere, onAdd } = props;
  const t = useMessages(contentAdminMessages);
  const { number } = useFormats();
  return (
    <Section
      title={title}
      actions={
        onAdd !== undefined && (
          <Button icon={IconPlus} onPress={onAdd}>
            {props.addLabel}
          </Button>
        )
      }
    >
      <Density value="compact">
        <Table<LabelRow>
          caption={title}
          isCaptionHidden
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={({ label }) => label}
          rowActions={(row) => [
            ...(row.canRename ? [{ id: 'rename', label: t('rename'), onPress: () => props.onRename(row) }] : []),
            ...(row.canMerge ? [{ id: 'merge', label: t('mergeMore'), onPress: () => props.onMerge(row) }] : []),
            ...(row.canDelete
              ? [{ id: 'delete', label: t('delete'), tone: 'critical' as const, onPress: () => props.onDelete(row) }]
              : []),
          ]}
          columns={[
            {
              id: 'label',
              header: t('labelName'),
              isRowHeader: true,
              priority: 'high',
              width: 'lg',
              cell: ({ label, isBelow }) =>
                isBelow ? <span className={styles.below}>{t('belowCategory', { label })}</span> : label,
            },
            { id: 'items', header: t('labelItems'), align: 'end', cell: ({ itemCount }) => number(itemCount) },
            ...(hasElsewhere
              ? [
                  {
                    id: 'elsewhere',
                    header: t('labelElsewhere'),
                    align: 'end' as const,
                    cell: ({ elsewhereCount }: LabelRow) => number(elsewhereCount),
                  },
                ]
              : []),
          ]}
          empty={<EmptyState scope="panel" title={props.emptyText} />}
        />
      </Density>
    </Section>
  );
}
