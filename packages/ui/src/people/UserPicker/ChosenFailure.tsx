import { Button } from '../../actions/Button/Button.tsx';
import type { UserSearch } from './user-search.ts';
import * as styles from './UserPicker.css.ts';

/** Says that those chosen could not be loaded, and asks for them again. */
export function ChosenFailure({ search }: { search: UserSearch }) {
  const { isLoadingChosen, labels, retryChosen } = search;
  return (
    <div role="status" className={styles.failure}>
      {retryChosen === undefined ? null : (
        <>
          {labels.chosenFailed}
          <Button size="sm" isPending={isLoadingChosen} onPress={retryChosen}>
            {labels.retry}
          </Button>
        </>
      )}
    </div>
  );
}
