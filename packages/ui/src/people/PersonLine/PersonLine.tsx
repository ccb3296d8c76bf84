import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { fullNameOf, type Person } from '../Avatar/person.ts';
import { classNames } from '../../foundations/class-names.ts';
import { MetaLine } from '../../data/MetaLine/MetaLine.tsx';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import * as styles from './PersonLine.css.ts';

export interface PersonLineProps {
  person: Person;
  /** The person's page; without it the name is text. */
  href?: string | undefined;
  /** Facts under the name, in one quiet line. */
  meta?: readonly ReactNode[];
  badge?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  actions?: ReactNode;
}

const avatarSizes = { sm: 'sm', md: 'md', lg: 'lg' } as const;

/** A person: face, name, pronouns, and what matters here about them. */
export function PersonLine({ person, href, meta, badge, size = 'md', actions }: PersonLineProps) {
  const name = <bdi>{fullNameOf(person)}</bdi>;
  const nameClass = classNames(styles.name, styles.names[size]);
  return (
    <div className={styles.row}>
      <div className={styles.face}>
        <Avatar person={person} size={avatarSizes[size]} />
      </div>
      <div className={styles.words}>
        <div className={styles.nameRow}>
          {href === undefined ? (
            <span className={nameClass}>{name}</span>
          ) : (
            <Anchor href={href} className={nameClass}>
              {name}
            </Anchor>
          )}
          {person.pronoun ? <span className={styles.pronoun}>({person.pronoun})</span> : null}
          {badge}
        </div>
        {meta ? <MetaLine items={meta} /> : null}
      </div>
      {actions}
    </div>
  );
}
