import { settledOpenness } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Checkbox, RadioGroup, Stack } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import type { CommunityValues } from './community-values.ts';
import type { FieldsProps } from './WordFields.tsx';

type Choice = 'isVisible' | 'isAutoJoin' | 'isRequirePostApproval' | 'pushToWebsite';

/** Who finds a community, comes in and is read there. */
export function OpennessFields({ form, isReadOnly = false }: FieldsProps) {
  const t = useMessages(communitiesAdminMessages);
  const { privacy, isVisible, isAutoJoin } = form.values;
  const isPublic = privacy === 'public';

  function choosePrivacy(next: string) {
    form.set('privacy', next);
    // A private one begins visible: only then can it ask those who want to join.
    const wish = { isPublic: next === 'public', isVisible: isVisible || next !== 'public', isAutoJoin };
    const settled = settledOpenness(wish);
    form.set('isVisible', settled.isVisible);
    form.set('isAutoJoin', settled.isAutoJoin);
  }

  return (
    <Stack gap={5}>
      <RadioGroup
        {...form.field('privacy')}
        onChange={choosePrivacy}
        label={t('privacyField')}
        options={[
          { value: 'public', label: t('privacyPublic'), description: t('privacyPublicHint') },
          { value: 'private', label: t('privacyPrivate'), description: t('privacyPrivateHint') },
        ]}
        isRequired
        isReadOnly={isReadOnly}
      />
      {privacy !== null && (
        <Stack gap={4}>
          <Checkbox
            {...choice('isVisible')}
            label={t(isPublic ? 'alwaysVisible' : 'visiblePrivate')}
            description={t(isPublic ? 'alwaysVisibleHint' : 'visiblePrivateHint')}
            isDisabled={isPublic}
          />
          <Checkbox
            {...choice('isAutoJoin')}
            label={t('autoJoin')}
            description={t(isPublic ? 'autoJoinHint' : 'autoJoinPrivate')}
            isDisabled={!isPublic}
          />
          <Checkbox
            {...choice('isRequirePostApproval')}
            label={t('postApproval')}
            description={t('postApprovalHint')}
          />
          <Checkbox {...choice('pushToWebsite')} label={t('pushToWebsite')} description={t('pushToWebsiteHint')} />
        </Stack>
      )}
    </Stack>
  );

  function choice(name: Choice & keyof CommunityValues) {
    const { value, ...field } = form.field(name);
    return { ...field, isSelected: value, isReadOnly };
  }
}
