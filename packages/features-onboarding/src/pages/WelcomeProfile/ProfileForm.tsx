import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { AvatarField, TextArea, useSentImage } from '@portal/ui';
import { StepForm } from '../../components/Welcome/StepForm.tsx';
import { useWelcomeForm } from '../../model/welcome/use-welcome-form.ts';
import type { WelcomeStart } from '../../model/welcome/use-welcome-start.ts';
import type { WelcomeNavigation } from '../../model/welcome/use-welcome.ts';
import { welcomeMessages } from '../../model/messages.ts';
import type { PictureSending } from './use-picture.ts';

const step = 'user-profile-setup';

interface ProfileFormProps {
  start: WelcomeStart;
  way: WelcomeNavigation;
  picture: PictureSending;
}

/** A picture, which is sent as soon as it is cut, and a few words; the way on waits for the picture. */
export function ProfileForm({ start, way, picture }: ProfileFormProps) {
  const t = useMessages(welcomeMessages);
  const form = useWelcomeForm({ step, start, way });
  const { firstName, lastName } = form.values;
  return (
    <StepForm step={step} start={start} way={way} form={form} isHeld={picture.isPending}>
      <AvatarField
        {...useSentImage(start.known.profileDetails.imageUrl, picture.send)}
        label={t('picture')}
        description={t('pictureHint')}
        person={{ id: start.known.communicationDetails.email, firstName, lastName }}
        maxBytes={limits.avatarBytes}
        rejections={{ type: t('pictureOnlyImages'), size: t('pictureTooLarge') }}
        isPending={picture.isPending}
        isRemovable={false}
        labels={{ pending: t('pictureSending') }}
      />
      {start.form.has('description') && (
        <TextArea
          {...form.section('profileDetails').field('description')}
          label={t('description')}
          description={t('descriptionHint')}
          maxCount={limits.firstTime.descriptionLength}
          isOptional
        />
      )}
    </StepForm>
  );
}
