import * as cardStyles from '../../layout/Card/Card.css.ts';
import { classNames } from '../../foundations/class-names.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { IconArrowDown, IconArrowUp, IconMinus } from '../../foundations/icons/icons.ts';
import { paddings } from '../../layout/layout.css.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { SkeletonRegion } from '../../feedback/Skeleton/SkeletonRegion.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import * as styles from './StatTile.css.ts';

/** How a figure has moved. The words say it in full; arrow and tone only repeat them. */
export interface StatChange {
  direction: 'up' | 'down' | 'same';
  /** '12 more than in October'. */
  words: string;
  /** Whether the change is good: more members are, more overdue reports are not. */
  tone?: 'positive' | 'critical' | 'neutral';
}

export interface StatTileProps {
  label: string;
  /** As it is read: '1,204', '14.5 hours'. */
  value: string;
  change?: StatChange | undefined;
  /** A quiet line below. */
  note?: string | undefined;
  icon?: IconComponent | undefined;
  /** Opens what the figure counts, from anywhere on the tile. */
  href?: string | undefined;
  as?: 'div' | 'li';
  isLoading?: boolean | undefined;
  labels?: { loading: string };
}

const arrows = { up: IconArrowUp, down: IconArrowDown, same: IconMinus } as const;

/** One figure with its name, and how it has moved. */
export function StatTile(props: StatTileProps) {
  const { label, value, change, note, icon: Icon, href, as: Element = 'div', isLoading } = props;
  const className = classNames(
    cardStyles.card,
    styles.tile,
    paddings[5],
    href !== undefined && !isLoading && cardStyles.opens,
  );
  if (isLoading) {
    return (
      <Element className={className}>
        <StatTileSkeleton {...props} />
      </Element>
    );
  }
  return (
    <Element className={className}>
      <div className={styles.head}>
        {href === undefined ? (
          <p>{label}</p>
        ) : (
          <Anchor href={href} className={cardStyles.coverFromTitle}>
            {label}
          </Anchor>
        )}
        {Icon ? <Icon size={20} /> : null}
      </div>
      <p className={styles.value}>{value}</p>
      {change ? <Change {...change} /> : null}
      {note ? (
        <Text size="sm" tone="quiet">
          {note}
        </Text>
      ) : null}
    </Element>
  );
}

function Change({ direction, words, tone = 'neutral' }: StatChange) {
  const Arrow = arrows[direction];
  return (
    <p className={classNames(styles.change, styles.changeTones[tone])}>
      <span className={styles.changeIcon}>
        <Arrow size={16} />
      </span>
      {words}
    </p>
  );
}

/** As many lines as the tile will have: pass `change` and `note` along if they are to come. */
function StatTileSkeleton({ change, note, labels = { loading: 'Loading' } }: StatTileProps) {
  return (
    <SkeletonRegion label={labels.loading}>
      <Skeleton kind="small" width="half" />
      <div className={styles.figure}>
        <Skeleton kind="heading" width="short" />
      </div>
      {change ? <Skeleton kind="small" width="long" /> : null}
      {note ? <Skeleton kind="small" width="half" /> : null}
    </SkeletonRegion>
  );
}
