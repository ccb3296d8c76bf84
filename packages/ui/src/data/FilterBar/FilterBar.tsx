import { Children, type ReactNode } from 'react';
import { ChipList } from '../Chip/ChipList.tsx';
import { classNames } from '../../foundations/class-names.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { defaultFilterBarLabels, type FilterBarLabels } from './filter-bar-labels.ts';
import { FiltersDrawer } from './FiltersDrawer.tsx';
import * as styles from './FilterBar.css.ts';

export interface FilterBarProps {
  /** Names the group: 'Find communities'. */
  label: string;
  /** A SearchField. */
  search?: ReactNode;
  /** The controls. Where they have no space they stand in a drawer, under each other. */
  children: ReactNode;
  /** In the bar; or beside the list, where the page puts them as soon as it is wide, so that the bar has only their button until then; or beside it with the search. */
  placement?: 'bar' | 'beside' | 'allBeside';
  /** What is chosen. */
  chips: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onClearAll?: (() => void) | undefined;
  /** How many filters are on, for the button; as many as there are chips when left out. */
  count?: number | undefined;
  /** What was found, announced when it changes: '24 communities'. Null while nothing is known; left out where what is found is told elsewhere: then nothing stands below the fields before something is chosen. */
  resultText?: string | null | undefined;
  /** Closes the drawer: 'Show 24 communities'. */
  showText: string;
  /** The drawer was left, in whatever way: what was typed there and not yet taken over can be. */
  onDrawerClose?: (() => void) | undefined;
  /** What was chosen last is on its way. */
  isUpdating?: boolean | undefined;
  labels?: Partial<FilterBarLabels> | undefined;
}

/** Search and filters above a list, what is chosen, and how much that leaves. */
export function FilterBar(props: FilterBarProps) {
  const { placement = 'bar', chips, onClearAll } = props;
  const labels = { ...defaultFilterBarLabels, ...props.labels };
  return (
    <div role="group" aria-label={props.label} className={styles.bar}>
      <div className={classNames(styles.row, placement === 'allBeside' && styles.untilWide)}>
        <div className={styles.find}>
          {props.search ? <div className={styles.search}>{props.search}</div> : null}
          <div className={styles.buttonPlaces[placement]}>
            <FiltersDrawer
              count={props.count ?? chips.length}
              showText={props.showText}
              onClose={props.onDrawerClose}
              onClearAll={onClearAll}
              labels={labels}
            >
              {props.children}
            </FiltersDrawer>
          </div>
        </div>
        {placement === 'bar' ? (
          <div className={styles.controls}>
            {Children.map(props.children, (control) => control && <div className={styles.control}>{control}</div>)}
          </div>
        ) : null}
      </div>
      <Outcome {...props} labels={labels} />
    </div>
  );
}

function Outcome({ resultText, chips, labels, ...props }: FilterBarProps & { labels: FilterBarLabels }) {
  if (resultText === undefined && chips.length === 0) return null;
  return (
    <div className={styles.outcome}>
      {resultText === undefined ? null : (
        <div className={styles.results}>
          <Text role="status" size="sm" tone="quiet" isTabular>
            {resultText ?? '\u00A0'}
          </Text>
          {props.isUpdating ? <Spinner size="sm" label={labels.updating} /> : null}
        </div>
      )}
      <ChipList
        label={labels.chosen}
        chips={chips}
        onRemove={props.onRemove}
        onClearAll={props.onClearAll}
        labels={{ clearAll: labels.clearAll, remove: labels.remove }}
      />
    </div>
  );
}
