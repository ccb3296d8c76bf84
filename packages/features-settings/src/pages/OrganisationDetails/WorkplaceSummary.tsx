import type { Workplace } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, DescriptionList, Inline, Stack } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';

interface WorkplaceSummaryProps {
  workplace: Workplace;
  onEdit: () => void;
}

/** Where somebody has said that they work. */
export function WorkplaceSummary({ workplace, onEdit }: WorkplaceSummaryProps) {
  const t = useMessages(settingsMessages);
  const formats = useFormats();
  const { organisation, role, startDate } = workplace;
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('organisation'), description: organisation?.name ?? t('noValue') },
          { term: t('role'), description: role || t('noValue') },
          { term: t('startDate'), description: formats.day(startDate) },
        ]}
      />
      <Inline>
        <Button onPress={onEdit}>{t('edit')}</Button>
      </Inline>
    </Stack>
  );
}
