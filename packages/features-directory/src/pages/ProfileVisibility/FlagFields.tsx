import { type PrivacyFlag, type PrivacyFlags, privacyFlags } from '@portal/rules';
import { useFeatureSettings, useMessages } from '@portal/kit';
import { Stack, Switch } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';
import { directorySettings } from '../../settings.ts';

interface FlagFieldsProps {
  flags: PrivacyFlags;
  /** Left out where they are only read. */
  onChange?: (flag: PrivacyFlag, isOn: boolean) => void;
}

/** The seven settings, in their order. */
export function FlagFields({ flags, onChange }: FlagFieldsProps) {
  const t = useMessages(directoryMessages);
  const { hasDistances } = useFeatureSettings(directorySettings);
  return (
    <Stack gap={4}>
      {privacyFlags.map((flag) => (
        <Switch
          key={flag}
          label={t(flag)}
          description={flag === 'showOrganisation' && hasDistances && t('showOrganisationHint')}
          isSelected={flags[flag]}
          isReadOnly={onChange === undefined}
          onChange={(isOn) => onChange?.(flag, isOn)}
        />
      ))}
    </Stack>
  );
}
