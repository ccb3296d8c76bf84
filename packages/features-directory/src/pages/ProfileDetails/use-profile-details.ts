import { calls, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { directoryMessages } from '../../messages.ts';

export interface ProfileDetails {
  firstName: string;
  lastName: string;
  imageUrl: string | null;
  description: string;
}

export interface ProfileInput {
  description: string;
  /** Null: the picture stays. */
  picture: File | null;
}

/** What somebody says of themself, and how they say it anew. */
export function useProfileDetails() {
  const t = useMessages(directoryMessages);
  const { view } = useEndpoint(calls.directory.profile);
  const invalidates = [calls.directory.profile, calls.directory.member, calls.me.current];
  const picture = useAction(calls.account.saveAvatar, {
    success: t('pictureSaved'),
    failure: t('pictureFailed'),
    invalidates,
  });
  const details = useAction(calls.directory.saveDetails, {
    success: t('detailsSaved'),
    failure: t('detailsNotSaved'),
    invalidates,
  });
  return {
    view: mapView(view, ({ data: { firstName, lastName, imageUrl, aboutMe } }): ProfileDetails => ({
      ...{ firstName, lastName, imageUrl, description: aboutMe },
    })),
    /** The picture goes first: where it is not taken, nothing is saved. */
    async onSave({ description, picture: chosen }: ProfileInput): Promise<void> {
      if (chosen !== null) await picture.run({ body: { avatar: chosen } });
      await details.run({ body: { description } });
    },
  };
}
