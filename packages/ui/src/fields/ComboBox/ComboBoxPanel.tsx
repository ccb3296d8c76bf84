import { Collection } from 'react-aria-components/Collection';
import { ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { listOption } from '../../overlays/overlay/list-option.tsx';
import * as overlayStyles from '../../overlays/overlay/overlay.css.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { ComboBoxLabels, ComboBoxMore, ComboBoxOption } from './combo-box-words.ts';
import type { SearchNote } from './search-note.ts';
import * as styles from './ComboBox.css.ts';

export interface ComboBoxPanelProps {
  items: readonly (ComboBoxOption & { id: string })[];
  more: ComboBoxMore | undefined;
  kind: SearchNote;
  minLetters: number;
  labels: ComboBoxLabels;
  onRetry: () => void;
}

/** The options, or what there is to say instead. */
export function ComboBoxPanel({ items, more, kind, minLetters, labels, onRetry }: ComboBoxPanelProps) {
  const { place } = useOverlayContainer();
  return (
    <Popover {...place} className={classNames(overlayStyles.floating, styles.panel)} offset={4}>
      {kind === null ? null : (
        <Note
          text={kind === 'tooShort' ? labels.tooShort(minLetters) : labels[kind]}
          retry={labels.retry}
          onRetry={kind === 'failed' ? onRetry : undefined}
        />
      )}
      <ListBox className={classNames(overlayStyles.list, kind !== null && styles.emptyList)}>
        <Collection items={items}>
          {({ id, label, description, person, isDisabled }) =>
            listOption({
              id,
              label,
              description,
              isDisabled,
              start: person ? <Avatar person={person} size="sm" /> : undefined,
            })
          }
        </Collection>
        {more && !more.hasFailed ? (
          <ListBoxLoadMoreItem className={styles.loadingMore} isLoading={more.isLoading} onLoadMore={more.onLoad}>
            <Spinner size="sm" label={labels.loading} />
          </ListBoxLoadMoreItem>
        ) : null}
      </ListBox>
      {more?.hasFailed ? <Note text={labels.failed} retry={labels.retry} onRetry={more.onLoad} /> : null}
    </Popover>
  );
}

function Note({ text, retry, onRetry }: { text: string; retry: string; onRetry: (() => void) | undefined }) {
  return (
    <div className={styles.note}>
      <span role="status">{text}</span>
      {onRetry ? (
        <Button size="sm" onPress={onRetry}>
          {retry}
        </Button>
      ) : null}
    </div>
  );
}
