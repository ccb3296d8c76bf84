import { limits } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { maxLength, useForm } from '@portal/kit/form';
import { AvatarField, DraftBanner, type FieldImage, Form, FormActions, TextArea } from '@portal/ui';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';
import type { ProfileDetails, ProfileInput } from './use-profile-details.ts';

/** Under which what is typed is kept on the device. */
export const detailsDraftKey = 'directory:details';

const longest = limits.firstTime.descriptionLength;

interface DetailsFormProps {
  personId: string;
  details: ProfileDetails;
  onSave: (input: ProfileInput) => Promise<void>;
  onClose: () => void;
}

/** Picture and description, saved together; nothing is sent before. */
export function DetailsForm({ personId, details, onSave, onClose }: DetailsFormProps) {
  const t = useMessages(directoryMessages);
  const to = useDestinations(destinations);
  const { firstName, lastName, imageUrl } = details;
  const [picture, setPicture] = useState<FieldImage | null>(imageUrl === null ? null : { url: imageUrl });
  const form = useForm({
    initial: { description: details.description },
    rules: { description: [maxLength(longest, t('descriptionTooLong'))] },
    draftKey: detailsDraftKey,
    draftEntry: ({ description }) => ({
      ...{ kind: t('detailsPageTitle'), place: t('draftPlace'), text: description, href: to.details() },
    }),
    async onSubmit({ description }) {
      await onSave({ description: description.trim(), picture: picture?.file ?? null });
      onClose();
    },
  });
  function cancel() {
    form.reset();
    onClose();
  }
  return (
    <Form onSubmit={form.onSubmit} label={t('detailsPageTitle')}>
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      <AvatarField
        label={t('picture')}
        description={t('pictureHint')}
        person={{ id: personId, firstName, lastName }}
        value={picture}
        onChange={setPicture}
        maxBytes={limits.avatarBytes}
        rejections={{ type: t('pictureOnlyImages'), size: t('pictureTooLarge') }}
        isRemovable={false}
        isPending={form.isPending}
      />
      <TextArea
        {...form.field('description')}
        label={t('description')}
        description={t('descriptionHint')}
        maxCount={longest}
        isOptional
      />
      <FormActions submitLabel={t('save')} cancelLabel={t('cancel')} isPending={form.isPending} onCancel={cancel} />
    </Form>
  );
}
