import type { ReactNode } from 'react';
import * as cardStyles from '../../layout/Card/Card.css.ts';
import { classNames } from '../../foundations/class-names.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Image } from '../Image/Image.tsx';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { cardSizes } from './card-picture.ts';
import * as styles from './MediaCard.css.ts';

export interface MediaCardProps {
  title: string;
  /** Opens from anywhere on the card. */
  href?: string | undefined;
  imageUrl?: string | null | undefined;
  /** What the picture shows; empty when it only decorates. */
  imageAlt?: string;
  /** Draws the stand-in picture; the title when left out. */
  patternName?: string;
  /** Above the title. */
  eyebrow?: ReactNode;
  description?: string | null | undefined;
  /** At the bottom of the card, above the footer. */
  meta?: ReactNode;
  /** Over the picture, at its start. */
  badges?: ReactNode;
  /** Over the picture, at its end: a toggle. */
  corner?: ReactNode;
  /** Always at the bottom of the card. */
  footer?: ReactNode;
  headingLevel?: HeadingLevel;
  isHighlighted?: boolean;
  /** The first of its page: its picture is fetched before all others. */
  isFirst?: boolean;
}

/** A card with a picture of 16 to 9. */
export function MediaCard(props: MediaCardProps) {
  const { title, href, headingLevel = 3 } = props;
  const className = classNames(
    cardStyles.card,
    styles.card,
    href !== undefined && cardStyles.opens,
    props.isHighlighted && cardStyles.highlighted,
  );
  return (
    <article className={className}>
      <div className={styles.media}>
        <Image
          src={props.imageUrl}
          alt={props.imageAlt ?? ''}
          patternName={props.patternName ?? title}
          radius="none"
          isLargest={props.isFirst ?? false}
          sizes={cardSizes}
        />
        {props.badges ? <div className={styles.badges}>{props.badges}</div> : null}
        {props.corner ? <div className={styles.corner}>{props.corner}</div> : null}
      </div>
      <div className={styles.body}>
        {props.eyebrow}
        <Heading level={headingLevel} size="md" maxLines={2}>
          {href === undefined ? (
            <bdi>{title}</bdi>
          ) : (
            <Anchor href={href} className={cardStyles.coverFromTitle}>
              <bdi>{title}</bdi>
            </Anchor>
          )}
        </Heading>
        {props.description ? (
          <Text size="sm" tone="quiet" maxLines={2}>
            {props.description}
          </Text>
        ) : null}
        {props.meta ? <div className={styles.meta}>{props.meta}</div> : null}
        {props.footer ? <div className={styles.footer}>{props.footer}</div> : null}
      </div>
    </article>
  );
}
