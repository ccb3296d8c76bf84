import type { Ref } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { TimelineEntry } from './timeline-days.ts';
import * as styles from './Timeline.css.ts';

interface TimelineItemProps {
  entry: TimelineEntry;
  itemRef?: Ref<HTMLLIElement> | undefined;
}

export function TimelineItem({ entry, itemRef }: TimelineItemProps) {
  const { icon: Icon, tone = 'neutral' } = entry;
  return (
    <li ref={itemRef} tabIndex={itemRef ? -1 : undefined} className={styles.entry}>
      <span className={classNames(styles.mark, styles.tones[tone], !Icon && styles.dotMark)} aria-hidden>
        {Icon ? <Icon size={16} /> : <span className={styles.dot} />}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.title}>{entry.title}</div>
          <time className={styles.time} dateTime={entry.date}>
            {entry.dateLabel}
          </time>
        </div>
        {entry.children ? <div className={styles.more}>{entry.children}</div> : null}
        {entry.actions ? <div className={styles.actions}>{entry.actions}</div> : null}
      </div>
    </li>
  );
}
