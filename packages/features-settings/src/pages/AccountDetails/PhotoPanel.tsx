import { limits, type UserDetails } from '@portal/api';
import { useMessages } from '@portal/kit';
import { AvatarField, useSentImage } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import type { PhotoSaving } from './use-photo.ts';

interface PhotoPanelProps extends PhotoSaving {
  details: UserDetails;
}

/** The photo, which is sent as soon as it is cut; one that was not taken is not shown. */
export function PhotoPanel({ details, isPending, save }: PhotoPanelProps) {
  const t = useMessages(settingsMessages);
  const { id, firstName, lastName, avatarUrl } = details;
  return (
    <AvatarField
      label={t('photo')}
      description={t('photoHint')}
      person={{ id, firstName, lastName }}
      {...useSentImage(avatarUrl, save)}
      maxBytes={limits.avatarBytes}
      rejections={{ type: t('photoOnlyImages'), size: t('photoTooLarge') }}
      isPending={isPending}
      isRemovable={false}
    />
  );
}
