import { useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { stableNumber } from '../../foundations/stable-number.ts';
import { pictureAt, pictureSizes } from '../../data/Image/picture-sizes.ts';
import * as styles from './Avatar.css.ts';
import { fullNameOf, initialsOf, type Person } from './person.ts';

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';

export interface AvatarProps {
  person: Person;
  /** 20, 28, 36, 48, 72 or 112 px. */
  size?: AvatarSize;
  /** The name stands beside it, so it is not said twice. */
  isDecorative?: boolean;
}

/** Wider than the smallest picture, at least on a screen of twice the pixels. */
const wide: Partial<Record<AvatarSize, string>> = { xl: '4.5rem', '2xl': '7rem' };

function sourcesOf(address: string, size: AvatarSize) {
  const sizes = wide[size];
  if (sizes === undefined) return { src: pictureAt(address, 96) };
  return { ...pictureSizes(address, sizes), src: address };
}

/** A person's photo, or their initials on a tone that is always theirs. */
export function Avatar({ person, size = 'md', isDecorative = true }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { avatarUrl } = person;
  const tone = styles.tones[stableNumber(String(person.id)) % styles.tones.length];
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': fullNameOf(person) };
  return (
    <span className={classNames(styles.avatar, styles.sizes[size], tone)} {...spoken}>
      {avatarUrl && avatarUrl !== failedUrl ? (
        <img
          className={styles.photo}
          loading="lazy"
          {...sourcesOf(avatarUrl, size)}
          alt=""
          decoding="async"
          onError={() => setFailedUrl(avatarUrl)}
        />
      ) : (
        initialsOf(person)
      )}
    </span>
  );
}
