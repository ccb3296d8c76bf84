import type { CpdPlan } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Heading, IconPlus, PanelSwitch, Skeleton, Spread, Stack, Text } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import { type GoalHandlers, GoalItem } from './GoalItem.tsx';
import { ReflectionForm, type ReflectionValues } from './ReflectionForm.tsx';

export interface PlanPanelProps extends GoalHandlers {
  periodId: string;
  view: View<CpdPlan>;
  onAdd: () => void;
  onReflect: (values: ReflectionValues) => Promise<{ revision: number }>;
  /** The reflection that was begun at this revision was refused: something newer is there. */
  refused?: number | null;
}

/** The goals of a period, and how its owner looks back on it. */
export function PlanPanel({ periodId, view, onAdd, onReflect, refused = null, ...handlers }: PlanPanelProps) {
  const t = useMessages(cpdMessages);
  return (
    <PanelSwitch
      view={view}
      skeletonLabel={t('planLoading')}
      skeleton={<Skeleton lines={8} />}
      failedTitle={t('planFailed')}
    >
      {(plan) => (
        <Stack gap={6}>
          <Stack gap={4}>
            <Spread>
              <Heading level={3} size="md">
                {t('goals')}
              </Heading>
              <Button size="sm" icon={IconPlus} onPress={onAdd}>
                {t('addGoal')}
              </Button>
            </Spread>
            <Goals plan={plan} {...handlers} />
          </Stack>
          <Stack gap={3}>
            <Heading level={3} size="md">
              {t('reflection')}
            </Heading>
            <ReflectionForm periodId={periodId} plan={plan} onReflect={onReflect} refused={refused} />
          </Stack>
        </Stack>
      )}
    </PanelSwitch>
  );
}

function Goals({ plan, ...handlers }: { plan: CpdPlan } & GoalHandlers) {
  const t = useMessages(cpdMessages);
  const { goals, goalsRequired, unit } = plan;
  const isMissing = goals.length < goalsRequired;
  return (
    <>
      {isMissing && <Text size="sm">{t('goalsAsked', { n: goalsRequired })}</Text>}
      {goals.length === 0 ? (
        <Stack gap={1}>
          <Text tone="quiet">{t('noGoals')}</Text>
          <Text size="sm" tone="quiet">
            {t('noGoalsHint')}
          </Text>
        </Stack>
      ) : (
        <Stack as="ul" gap={4} label={t('goals')}>
          {goals.map((goal) => (
            <GoalItem key={goal.goalId} goal={goal} unit={unit} {...handlers} />
          ))}
        </Stack>
      )}
    </>
  );
}
