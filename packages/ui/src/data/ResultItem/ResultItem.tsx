import type { ReactNode } from 'react';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import type { Person } from '../../people/Avatar/person.ts';
import { Image } from '../Image/Image.tsx';
import { type MarkedPiece, MarkedText } from '../MarkedText/MarkedText.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';
import * as styles from './ResultItem.css.ts';

export interface ResultItemProps {
  title: readonly MarkedPiece[];
  /** Left out for what may be known and not opened. */
  href?: string | undefined;
  excerpt?: readonly MarkedPiece[];
  /** Facts in one line; what is empty is left out. */
  meta?: readonly ReactNode[];
  /** A picture beside it; null draws one from the title. Left out for what has no pictures. */
  imageUrl?: string | null | undefined;
  /** Whose face stands beside it, in place of a picture. */
  face?: Person | undefined;
  headingLevel?: HeadingLevel;
}

/** Something that a search has found: its name, facts, and the words that fit. It stands in a list. */
export function ResultItem({ title, href, excerpt = [], meta = [], headingLevel = 2, ...beside }: ResultItemProps) {
  const words = <MarkedText pieces={title} />;
  const { imageUrl, face } = beside;
  return (
    <div className={styles.item}>
      {face === undefined ? null : <Avatar person={face} size="lg" />}
      {imageUrl === undefined ? null : (
        <div className={styles.picture}>
          <Image
            src={imageUrl}
            alt=""
            ratio="4:3"
            patternName={title.map(({ text }) => text).join('')}
            sizes={styles.pictureWidth}
          />
        </div>
      )}
      <div className={styles.words}>
        <Heading level={headingLevel} size="md">
          {href === undefined ? (
            <bdi>{words}</bdi>
          ) : (
            <Anchor href={href} className={styles.link}>
              <bdi>{words}</bdi>
            </Anchor>
          )}
        </Heading>
        <MetaLine items={meta} />
        {excerpt.length === 0 ? null : (
          <Text size="sm" isMeasured>
            <span className={styles.excerpt}>
              <MarkedText pieces={excerpt} />
            </span>
          </Text>
        )}
      </div>
    </div>
  );
}
