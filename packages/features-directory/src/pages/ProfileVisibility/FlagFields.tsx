import { type PrivacyFlag, type PrivacyFlags, privacyFlags } from '@portal/api/rules';
import { useMessages } from '@portal/kit';
import { Stack, Switch } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';

interface FlagFieldsProps {
  flags: PrivacyFlags;
  /** Left out where they are only read. */
  onChange?: (flag: PrivacyFlag, isOn: boolean) => void;
}

/** The seven settings, in their order. */
export function FlagFields({ flags, onChange }: FlagFieldsProps) {
  const t = useMessages(directoryMessages);
  return (
    <Stack gap={4}>
      {privacyFlags.map((flag) => (
        <Switch
          key={flag}
          label={t(flag)}
          isSelected={flags[flag]}
          isReadOnly={onChange === undefined}
          onChange={(isOn) => onChange?.(flag, isOn)}
        />
      ))}
    </Stack>
  );
}
