import { useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconRefresh } from '../../foundations/icons/icons.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { defaultListLabels, type VirtualListProps } from './list-props.ts';
import { useEndReached } from './use-end-reached.ts';
import * as styles from './virtual-list.css.ts';

export type ListEndProps = Omit<VirtualListProps<unknown>, 'label' | 'itemKey' | 'renderItem' | 'restoreKey'>;

/** The end of a list: asks for more when it comes near, and says that more is coming, did not come, or that there is none. */
export function ListEnd(props: ListEndProps) {
  const { items, hasMore = false, isLoadingMore = false, loadMoreError } = props;
  const labels = { ...defaultListLabels, ...props.labels };
  const hasFailed = Boolean(loadMoreError) && !isLoadingMore;
  const [isRequested, setRequested] = useState(false);
  const ask = () => {
    setRequested(true);
    props.onEndReached?.();
  };
  const endRef = useEndReached({
    hasMore: hasMore && !hasFailed,
    isLoadingMore,
    count: items.length,
    onEndReached: ask,
    nearPx: props.nearPx,
  });
  const announcement = useGrowth(items.length, isRequested, () => labels.loaded(items.length, props.total));

  return (
    <div ref={endRef} className={styles.end}>
      {isLoadingMore ? (
        (props.loadingMore ?? (
          <div className={styles.notice}>
            <Spinner size="sm" />
            <Text tone="quiet">{labels.loadingMore}</Text>
          </div>
        ))
      ) : hasFailed ? (
        <div className={styles.notice} role="alert">
          <Text tone="critical">{loadMoreError}</Text>
          <Button size="sm" icon={IconRefresh} onPress={ask}>
            {labels.retry}
          </Button>
        </div>
      ) : hasMore ? null : (
        props.endNote
      )}
      <VisuallyHidden>
        <span role="status">{isLoadingMore ? labels.loadingMore : announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What to say of a list that has grown because it was asked to; nothing of one that was given more by itself. */
function useGrowth(count: number, isRequested: boolean, words: () => string): string {
  const [announcement, setAnnouncement] = useState('');
  const last = useRef(count);
  useEffect(() => {
    if (isRequested && count > last.current) setAnnouncement(words());
    last.current = count;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once per growth, in the words of that moment.
  }, [count, isRequested]);
  return announcement;
}
