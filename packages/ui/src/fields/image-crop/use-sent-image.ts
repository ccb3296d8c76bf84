import { useState } from 'react';
import type { FieldImage } from './use-image-choice.ts';

/**
 * What a field of a picture that is sent as soon as it is cut shows: the one that is there, or the one that was chosen unless it was not taken.
 *
 * @example
 * <AvatarField {...useSentImage(avatarUrl, save)} isRemovable={false} />
 */
export function useSentImage(
  /** The address of the one that is there. */
  currentUrl: string | null,
  /** Rejects where it was not taken, and tells of it. */
  send: (image: File) => Promise<void>,
): { value: FieldImage | null; onChange: (image: FieldImage | null) => void } {
  const [chosen, setChosen] = useState<FieldImage | null>(null);
  async function choose(image: FieldImage | null) {
    if (image?.file === undefined) return;
    setChosen(image);
    await send(image.file).catch(() => setChosen(null));
  }
  return {
    value: chosen ?? (currentUrl === null ? null : { url: currentUrl }),
    onChange: (image) => void choose(image),
  };
}
