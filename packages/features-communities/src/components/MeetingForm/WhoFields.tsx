import { meetingVisibility } from '@portal/rules';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { RadioGroup, Stack, UserMultiPicker } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { useMemberSearch } from '../../model/use-member-search.ts';
import type { MeetingValues } from './meeting-values.ts';

interface WhoFieldsProps {
  form: Form<MeetingValues>;
  community: { id: string; name: string };
  /** It is there already, and stays for those whom it is for. */
  isKnown: boolean;
}

/** Who a meeting is for. */
export function WhoFields({ form, community, isKnown }: WhoFieldsProps) {
  const t = useMessages(communitiesMessages);
  const { public: everybody, community: members, private: invited } = meetingVisibility;
  const options = [
    { value: String(everybody), label: t('privacyPublic'), description: t('privacyPublicHint') },
    {
      value: String(members),
      label: t('privacyCommunity'),
      description: t('privacyCommunityHint', { name: community.name }),
    },
    { value: String(invited), label: t('privacyPrivate'), description: t('privacyPrivateHint') },
  ];
  return (
    <Stack gap={5}>
      <RadioGroup
        {...form.field('visible')}
        label={t('privacyField')}
        description={isKnown ? t('privacyStays') : undefined}
        options={options}
        isRequired
        isReadOnly={isKnown}
      />
      {!isKnown && form.values.visible === String(invited) && <InvitedField form={form} communityId={community.id} />}
    </Stack>
  );
}

function InvitedField({ form, communityId }: { form: Form<MeetingValues>; communityId: string }) {
  const t = useMessages(communitiesMessages);
  const field = form.field('users');
  const search = useMemberSearch({ chosen: field.value, communityId });
  return <UserMultiPicker {...field} search={search} label={t('invitedField')} isRequired />;
}
