import { useMessages } from '@portal/kit';
import type { FormList, FormRow } from '@portal/kit/form';
import {
  Button,
  Card,
  Heading,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconPlus,
  IconTrash,
  Inline,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { eventsDeskMessages } from '../../messages.ts';

export interface RowsProps<Row> {
  title: string;
  list: FormList<Row>;
  rowTitle: (n: number) => string;
  addLabel: string;
  /** Shown where there is none. */
  emptyText?: string;
  /** Why a row has to stay. */
  staysBecause?: (row: Row) => string | null;
  onAdd?: () => void;
  /** No more are allowed. */
  isFull?: boolean;
  level?: 2 | 3;
  children: (row: FormRow<Row>) => ReactNode;
}

/** Rows of a form, each a group with a name, a place and its own way out. */
export function Rows<Row>({
  title,
  list,
  addLabel,
  emptyText,
  onAdd,
  isFull,
  level = 3,
  children,
  ...props
}: RowsProps<Row>) {
  return (
    <div data-field={list.name}>
      <Stack gap={4}>
        <Heading level={level} size="md">
          {title}
        </Heading>
        {list.rows.length === 0 && emptyText !== undefined && <Text tone="quiet">{emptyText}</Text>}
        {list.rows.map((row, at) => (
          <Card key={row.key} padding={5}>
            <Stack gap={4}>
              <RowHead {...props} level={level === 2 ? 3 : 4} row={row} at={at} count={list.rows.length} />
              {children(row)}
            </Stack>
          </Card>
        ))}
        {list.error !== undefined && (
          <Text tone="critical" role="alert">
            {list.error}
          </Text>
        )}
        <Inline>
          <Button icon={IconPlus} isDisabled={isFull} onPress={() => (onAdd === undefined ? list.add() : onAdd())}>
            {addLabel}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}

interface RowHeadProps<Row> extends Pick<RowsProps<Row>, 'rowTitle' | 'staysBecause'> {
  row: FormRow<Row>;
  at: number;
  count: number;
  level: 3 | 4;
}

function RowHead<Row>({ row, at, count, level, rowTitle, staysBecause }: RowHeadProps<Row>) {
  const t = useMessages(eventsDeskMessages);
  const name = rowTitle(at + 1);
  const reason = staysBecause?.(row.value) ?? null;
  return (
    <Stack gap={1}>
      <Spread isWrapping={false}>
        <Heading level={level} size="sm">
          {name}
        </Heading>
        <Inline gap={1} isWrapping={false}>
          <IconButton
            icon={IconArrowUp}
            tone="quiet"
            label={t('moveUp', { name })}
            isDisabled={at === 0}
            onPress={() => row.move(at - 1)}
          />
          <IconButton
            icon={IconArrowDown}
            tone="quiet"
            label={t('moveDown', { name })}
            isDisabled={at === count - 1}
            onPress={() => row.move(at + 1)}
          />
          <IconButton
            icon={IconTrash}
            tone="quiet"
            label={t('takeOut', { name })}
            isDisabled={reason !== null}
            onPress={row.remove}
          />
        </Inline>
      </Spread>
      {reason !== null && <Text tone="quiet">{reason}</Text>}
    </Stack>
  );
}
