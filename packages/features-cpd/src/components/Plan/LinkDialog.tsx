import { type CpdGoal, type CpdRecord, limits } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Button, Checkbox, Dialog, Inline, PanelSwitch, ProblemPanel, Skeleton, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';

export interface LinkDialogProps {
  goal: CpdGoal;
  view: View<{ items: readonly CpdRecord[] }>;
  /** Gets more of them; undefined: these are all. */
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
  moreProblem: string | null;
  isSaving: boolean;
  onSave: (recordIds: string[]) => void;
  onClose: () => void;
}

const most = limits.cpd.goals.records;

/** Chooses what was done for a goal, of the records of its period and those that are linked to it already. */
export function LinkDialog({ goal, view, isSaving, onSave, onClose, ...more }: LinkDialogProps) {
  const t = useMessages(cpdMessages);
  const [chosen, setChosen] = useState<readonly string[]>(() => goal.records.map(({ cpdId }) => cpdId));
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('linkTitle')}
      description={goal.title}
      isPending={isSaving}
      footer={
        <Inline gap={3} justify="end">
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            tone="primary"
            isPending={isSaving}
            isDisabled={view.state !== 'ready' && view.state !== 'empty'}
            onPress={() => onSave([...chosen])}
          >
            {t('save')}
          </Button>
        </Inline>
      }
    >
      <PanelSwitch view={view} skeleton={<Skeleton lines={6} />} failedTitle={t('linkFailed')}>
        {({ items }) => (
          <Stack gap={3}>
            <Choices goal={goal} items={items} chosen={chosen} onToggle={toggle} />
            <More {...more} />
          </Stack>
        )}
      </PanelSwitch>
    </Dialog>
  );
}

interface ChoicesProps {
  goal: CpdGoal;
  items: readonly CpdRecord[];
  chosen: readonly string[];
  onToggle: (id: string, isChosen: boolean) => void;
}

function Choices({ goal, items, chosen, onToggle }: ChoicesProps) {
  const t = useMessages(cpdMessages);
  const { date } = useFormats();
  const linked = goal.records.filter(({ cpdId }) => !items.some((item) => item.cpdId === cpdId));
  const offered = [...linked, ...items];
  if (offered.length === 0) return <Text tone="quiet">{t('linkNone')}</Text>;
  const isFull = chosen.length >= most;
  return (
    <>
      <Stack as="ul" gap={3} label={t('linkRecords')}>
        {offered.map(({ cpdId, title, completedDate }) => (
          <li key={cpdId}>
            <Checkbox
              label={title}
              description={completedDate === null ? t('unfinished') : date(completedDate)}
              isSelected={chosen.includes(cpdId)}
              isDisabled={isFull && !chosen.includes(cpdId)}
              onChange={(isChosen) => onToggle(cpdId, isChosen)}
            />
          </li>
        ))}
      </Stack>
      {isFull && (
        <Text size="sm" tone="quiet">
          {t('linkMost', { n: most })}
        </Text>
      )}
    </>
  );
}

function More({
  onMore,
  isLoadingMore,
  moreProblem,
}: Pick<LinkDialogProps, 'onMore' | 'isLoadingMore' | 'moreProblem'>) {
  const t = useMessages(cpdMessages);
  if (onMore === undefined) return null;
  if (moreProblem !== null)
    return <ProblemPanel scope="panel" title={t('linkFailed')} detail={moreProblem} onRetry={onMore} />;
  return (
    <Button isPending={isLoadingMore} onPress={onMore}>
      {t('linkMore')}
    </Button>
  );
}
