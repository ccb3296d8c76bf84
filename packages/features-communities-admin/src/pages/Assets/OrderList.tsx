import { SortableList, type SortableListProps } from '@portal/ui';
import { useOwnOrder } from './use-own-order.ts';

interface OrderListProps extends Pick<SortableListProps, 'label'> {
  items: readonly { id: string; name: string }[];
  onMove: (move: { id: string; newOrder: number }) => Promise<unknown>;
}

/** Puts items in order: by dragging, by keyboard, or a step at a time with buttons. */
export function OrderList({ label, items, onMove }: OrderListProps) {
  const { shown, isPending, reorder } = useOwnOrder({ items, onMove });
  return (
    <SortableList
      label={label}
      items={shown.map(({ id, name }) => ({ id, label: name }))}
      isDisabled={isPending}
      onReorder={(ids) => void reorder(ids)}
    />
  );
}
