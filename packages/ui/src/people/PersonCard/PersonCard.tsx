import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { fullNameOf, type Person } from '../Avatar/person.ts';
import * as cardStyles from '../../layout/Card/Card.css.ts';
import { classNames } from '../../foundations/class-names.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { MetaLine } from '../../data/MetaLine/MetaLine.tsx';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import * as styles from './PersonCard.css.ts';

export interface PersonCardProps {
  person: Person;
  /** The person's page, from anywhere on the card; its other controls stay usable. */
  href?: string | undefined;
  /** 'Hand therapist'. */
  role?: string | undefined;
  organisation?: string | undefined;
  /** Further facts, in one quiet line. */
  meta?: readonly ReactNode[] | undefined;
  badges?: ReactNode;
  /** What can be done with the person: buttons, a menu. */
  actions?: ReactNode;
  /** A row for lists, a card for grids. */
  layout?: 'row' | 'card';
  headingLevel?: HeadingLevel;
  as?: 'article' | 'li';
}

/** A person who can be opened, written to or followed. */
export function PersonCard(props: PersonCardProps) {
  const { person, href, layout = 'row', as: Element = 'article', actions } = props;
  const isCard = layout === 'card';
  const className = classNames(
    cardStyles.card,
    styles.card,
    styles.layouts[layout],
    href !== undefined && cardStyles.opens,
  );
  return (
    <Element className={className}>
      <Avatar person={person} size={isCard ? 'xl' : 'lg'} />
      <Words {...props} isCard={isCard} />
      {actions ? (
        <div className={classNames(styles.actions, isCard && styles.centred, isCard && styles.atTheFoot)}>
          {actions}
        </div>
      ) : null}
    </Element>
  );
}

function Words(props: PersonCardProps & { isCard: boolean }) {
  const { person, href, role, organisation, meta, badges, isCard, headingLevel = 3 } = props;
  const name = <bdi>{fullNameOf(person)}</bdi>;
  return (
    <div className={classNames(styles.words, isCard ? styles.wordsInCard : styles.wordsInRow)}>
      <div className={classNames(styles.nameLine, isCard && styles.centred)}>
        <Heading level={headingLevel} size="md" maxLines={2}>
          {href === undefined ? (
            name
          ) : (
            <Anchor href={href} className={cardStyles.coverFromTitle}>
              {name}
            </Anchor>
          )}
        </Heading>
        {person.pronoun ? <span className={styles.pronoun}>({person.pronoun})</span> : null}
      </div>
      {role ? <Quiet>{role}</Quiet> : null}
      {organisation ? <Quiet>{organisation}</Quiet> : null}
      {meta && meta.length > 0 ? <MetaLine items={meta} size="xs" align={isCard ? 'center' : 'start'} /> : null}
      {badges ? <div className={classNames(styles.badges, isCard && styles.centred)}>{badges}</div> : null}
    </div>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Text size="sm" tone="quiet" maxLines={2}>
      {children}
    </Text>
  );
}
