import { useState, type ReactNode } from 'react';
import { Button as DragButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { IconArrowDown, IconArrowUp, IconGrip, IconLock } from '../../foundations/icons/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { moved, reordered } from './item-order.ts';
import * as styles from './SortableList.css.ts';

export interface SortableItem {
  id: string;
  /** What it is called in announcements, and shown without `content`. */
  label: string;
  content?: ReactNode;
  /** Stays where it is, while the others move around it. */
  isLocked?: boolean | undefined;
}

export interface SortableListLabels {
  drag: (item: string) => string;
  moveUp: (item: string) => string;
  moveDown: (item: string) => string;
  moved: (item: string, place: number, count: number) => string;
  locked: string;
}

const defaultLabels: SortableListLabels = {
  drag: (item) => `Drag ${item}`,
  moveUp: (item) => `Move ${item} up`,
  moveDown: (item) => `Move ${item} down`,
  moved: (item, place, count) => `${item} is now ${place} of ${count}`,
  locked: 'Stays here',
};

export interface SortableListProps {
  /** Says what the list holds. */
  label: string;
  items: readonly SortableItem[];
  onReorder: (ids: string[]) => void;
  isDisabled?: boolean | undefined;
  labels?: Partial<SortableListLabels> | undefined;
}

/** A list that people put in order: by dragging, by keyboard, or a step at a time with buttons. */
export function SortableList(props: SortableListProps) {
  const { items, isDisabled = false } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const [announcement, setAnnouncement] = useState('');
  const ids = items.map(({ id }) => id);
  const locked = new Set(items.filter(({ isLocked }) => isLocked).map(({ id }) => id));

  function reorder(next: string[] | null, movedId: string | undefined) {
    if (next === null || next.every((id, place) => id === ids[place])) return;
    const item = items.find(({ id }) => id === movedId);
    if (item) setAnnouncement(labels.moved(item.label, next.indexOf(item.id) + 1, next.length));
    props.onReorder(next);
  }

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items.find(({ id }) => id === key)?.label ?? '' })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const dragged = new Set([...keys].map(String));
      const to = { id: String(target.key), position: target.dropPosition };
      reorder(reordered(ids, locked, dragged, to), [...dragged][0]);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.landing} />,
  });

  return (
    <>
      <GridList
        aria-label={props.label}
        className={styles.list}
        items={items}
        dependencies={[isDisabled, items]}
        disabledKeys={isDisabled ? ids : locked}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
      >
        {(item) => (
          <GridListItem
            id={item.id}
            textValue={item.label}
            className={styles.item}
            data-locked={item.isLocked || undefined}
          >
            <ItemFace
              item={item}
              labels={labels}
              canMoveUp={!isDisabled && moved(ids, locked, item.id, 'up') !== null}
              canMoveDown={!isDisabled && moved(ids, locked, item.id, 'down') !== null}
              onMove={(direction) => reorder(moved(ids, locked, item.id, direction), item.id)}
            />
          </GridListItem>
        )}
      </GridList>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

interface ItemFaceProps {
  item: SortableItem;
  labels: SortableListLabels;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onMove: (direction: 'up' | 'down') => void;
}

function ItemFace({ item, labels, canMoveUp, canMoveDown, onMove }: ItemFaceProps) {
  const words = <div className={styles.words}>{item.content ?? item.label}</div>;
  if (item.isLocked) {
    return (
      <>
        <span className={styles.lock}>
          <IconLock label={labels.locked} />
        </span>
        {words}
      </>
    );
  }
  return (
    <>
      <DragButton slot="drag" className={styles.grip} aria-label={labels.drag(item.label)}>
        <IconGrip />
      </DragButton>
      {words}
      <div className={styles.moves}>
        <MoveButton
          icon={IconArrowUp}
          label={labels.moveUp(item.label)}
          canMove={canMoveUp}
          onMove={() => onMove('up')}
        />
        <MoveButton
          icon={IconArrowDown}
          label={labels.moveDown(item.label)}
          canMove={canMoveDown}
          onMove={() => onMove('down')}
        />
      </div>
    </>
  );
}

interface MoveButtonProps {
  icon: IconComponent;
  label: string;
  canMove: boolean;
  onMove: () => void;
}

/** Keeps the focus when its item has come to the end, which a disabled button would lose. */
function MoveButton({ icon: Icon, label, canMove, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass({ tone: 'neutral', size: 'sm', isSquare: true }), styles.move)}
      aria-label={label}
      title={label}
      aria-disabled={!canMove}
      onClick={canMove ? onMove : undefined}
    >
      <Icon size={16} />
    </button>
  );
}
