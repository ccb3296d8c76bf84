import { useId, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { TimelineItem } from './TimelineItem.tsx';
import { timelineDays, type TimelineDay, type TimelineEntry } from './timeline-days.ts';
import { useFirstNew } from './use-first-new.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineLabels {
  showMore: string;
}

const defaultLabels: TimelineLabels = { showMore: 'Show more' };

export interface TimelineProps {
  /** Names the list: 'History of the request'. */
  label: string;
  entries: readonly TimelineEntry[];
  /** Puts the entries of a day together, below what this says for it ('2026-11-21' → 'Saturday, 21 November'). */
  dayLabel?: ((day: string) => string) | undefined;
  /** Of the days. */
  headingLevel?: HeadingLevel;
  /** There is more than this; the focus goes to the first entry that comes. */
  onShowMore?: (() => void) | undefined;
  isLoadingMore?: boolean | undefined;
  labels?: Partial<TimelineLabels> | undefined;
}

/** Things that happened, one after the other. */
export function Timeline(props: TimelineProps) {
  const { label, entries, dayLabel, headingLevel = 3, onShowMore } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const { firstNewRef, firstNewId, expectMore } = useFirstNew(entries);
  const item = (entry: TimelineEntry) => (
    <TimelineItem key={entry.id} entry={entry} itemRef={entry.id === firstNewId ? firstNewRef : undefined} />
  );
  const showMore = () => {
    expectMore();
    onShowMore?.();
  };
  return (
    <div className={styles.timeline}>
      {dayLabel ? (
        timelineDays(entries).map((of) => (
          <Day key={of.day} of={of} title={dayLabel(of.day)} level={headingLevel} item={item} />
        ))
      ) : (
        <ol className={styles.list} aria-label={label}>
          {entries.map(item)}
        </ol>
      )}
      {onShowMore ? (
        <div>
          <Button size="sm" onPress={showMore} isPending={props.isLoadingMore}>
            {labels.showMore}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface DayProps {
  of: TimelineDay;
  title: string;
  level: HeadingLevel;
  item: (entry: TimelineEntry) => ReactNode;
}

function Day({ of, title, level, item }: DayProps) {
  const id = useId();
  return (
    <section className={styles.day}>
      <Heading level={level} size="sm" id={id}>
        {title}
      </Heading>
      <ol className={styles.list} aria-labelledby={id}>
        {of.entries.map(item)}
      </ol>
    </section>
  );
}
