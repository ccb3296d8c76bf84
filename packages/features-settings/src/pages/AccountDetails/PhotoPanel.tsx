import { limits, type UserDetails } from '@portal/api';
import { useMessages } from '@portal/kit';
import { AvatarField, type FieldImage } from '@portal/ui';
import { useState } from 'react';
import { settingsMessages } from '../../messages.ts';
import type { PhotoSaving } from './use-photo.ts';

interface PhotoPanelProps extends PhotoSaving {
  details: UserDetails;
}

/** The photo, which is sent as soon as it is cut; one that was not taken is not shown. */
export function PhotoPanel({ details, isPending, save }: PhotoPanelProps) {
  const t = useMessages(settingsMessages);
  const [chosen, setChosen] = useState<FieldImage | null>(null);
  const { id, firstName, lastName, avatarUrl } = details;
  const kept = avatarUrl === null ? null : { url: avatarUrl };

  async function choose(image: FieldImage | null) {
    if (image?.file === undefined) return;
    setChosen(image);
    // A failure has been told by its toast.
    await save(image.file).catch(() => setChosen(null));
  }

  return (
    <AvatarField
      label={t('photo')}
      description={t('photoHint')}
      person={{ id, firstName, lastName }}
      value={chosen ?? kept}
      onChange={(image) => void choose(image)}
      maxBytes={limits.avatarBytes}
      rejections={{ type: t('photoOnlyImages'), size: t('photoTooLarge') }}
      isPending={isPending}
      isRemovable={false}
    />
  );
}
