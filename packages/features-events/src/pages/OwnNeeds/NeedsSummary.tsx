import { calls, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, DescriptionList, Inline, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import type { Needs } from '../../components/Tickets/NeedsFields.tsx';
import { eventsMessages } from '../../messages.ts';
import type { NeedsField } from '../../settings.ts';

interface NeedsSummaryProps {
  needs: Needs;
  fields: readonly NeedsField[];
  onEdit: () => void;
}

/** What was said, of the fields that the organisation asks for. */
export function NeedsSummary({ needs, fields, onEdit }: NeedsSummaryProps) {
  const t = useMessages(eventsMessages);
  const rows = {
    dietary: { term: t('dietary'), description: <DietList diets={needs.diets} /> },
    other: { term: t('otherDietary'), description: needs.other || t('noValue') },
    accessibility: { term: t('accessibility'), description: needs.access || t('noValue') },
  };
  return (
    <Stack gap={5}>
      <DescriptionList isStacked items={fields.map((field) => rows[field])} />
      <Inline>
        <Button onPress={onEdit}>{t('edit')}</Button>
      </Inline>
    </Stack>
  );
}

function DietList({ diets }: { diets: readonly string[] }) {
  const t = useMessages(eventsMessages);
  const { view } = useEndpoint(calls.tickets.dietaryOptions, {}, { enabled: diets.length > 0 });
  if (diets.length === 0) return t('noValue');
  return (
    <PanelSwitch view={view} skeleton={<Skeleton width="half" />} failedTitle={t('dietaryOptionsFailed')}>
      {(all) => diets.map((diet) => all.find(({ value }) => value === diet)?.label ?? diet).join(', ')}
    </PanelSwitch>
  );
}
