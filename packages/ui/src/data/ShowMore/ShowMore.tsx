import { Button } from '../../actions/Button/Button.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import type { ListMore } from '../ListSection/ListSection.tsx';

export interface ShowMoreProps extends ListMore {
  /** What the button says. */
  label: string;
  /** Stands there where the next page did not come. */
  failedText: string;
}

/** Below a table or a list that does not go on by itself: the way to its next page, and why that did not come. */
export function ShowMore({ hasMore, isLoadingMore, moreProblem = null, loadMore, label, failedText }: ShowMoreProps) {
  return (
    <>
      {moreProblem !== null && <Text tone="critical">{failedText}</Text>}
      {hasMore && (
        <Button isPending={isLoadingMore} onPress={loadMore}>
          {label}
        </Button>
      )}
    </>
  );
}
