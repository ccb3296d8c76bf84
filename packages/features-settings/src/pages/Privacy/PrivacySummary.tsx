import type { Privacy } from '@portal/api';
import { privateFields } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Button, Inline, Stack } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { ChoiceField } from './ChoiceField.tsx';

interface PrivacySummaryProps {
  privacy: Privacy;
  onEdit: () => void;
}

/** Whom somebody shows what of themself. */
export function PrivacySummary({ privacy, onEdit }: PrivacySummaryProps) {
  const t = useMessages(settingsMessages);
  return (
    <Stack gap={5}>
      {privateFields.map((field) => (
        <ChoiceField key={field} field={field} value={privacy.choices[field]} />
      ))}
      <Inline>
        <Button onPress={onEdit}>{t('edit')}</Button>
      </Inline>
    </Stack>
  );
}
