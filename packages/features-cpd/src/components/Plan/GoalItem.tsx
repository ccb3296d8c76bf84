import type { CpdGoal, CpdPlan } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import {
  Badge,
  Button,
  Card,
  Heading,
  IconCheckCircle,
  IconEdit,
  IconMore,
  IconTrash,
  Inline,
  MenuButton,
  ProgressBar,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

export interface GoalHandlers {
  onEdit: (goal: CpdGoal) => void;
  onLink: (goal: CpdGoal) => void;
  onReach: (goal: CpdGoal, isReached: boolean) => void;
  onDelete: (goal: CpdGoal) => void;
  /** The goal that is being marked. */
  reaching: string | null;
}

interface GoalItemProps extends GoalHandlers {
  goal: CpdGoal;
  unit: CpdPlan['unit'];
}

/** A goal, how far it is, and what was done for it. */
export function GoalItem({ goal, unit, reaching, ...handlers }: GoalItemProps) {
  const t = useMessages(cpdMessages);
  const { goalId, title, why, categoryName, hours, doneHours, reachedDate } = goal;
  return (
    <Card as="li" surface="flat">
      <Stack gap={3}>
        <Spread align="start" isWrapping={false}>
          <Stack gap={2}>
            <Heading level={4} size="sm">
              {title}
            </Heading>
            <Inline gap={2}>
              <When goal={goal} />
              {categoryName !== '' && <Badge>{categoryName}</Badge>}
            </Inline>
          </Stack>
          <GoalMenu goal={goal} {...handlers} />
        </Spread>
        {why !== '' && <Text keepsLines>{why}</Text>}
        {hours !== null && (
          <ProgressBar
            label={t('goalProgress')}
            value={Math.min(1, doneHours / hours)}
            valueLabel={t('goalDone', { done: String(doneHours), amount: t(unit, { n: hours }) })}
          />
        )}
        <Linked goal={goal} unit={unit} />
        <Inline gap={2}>
          <Button size="sm" label={t('linkNamed', { title })} onPress={() => handlers.onLink(goal)}>
            {t('link')}
          </Button>
          {reachedDate === null && (
            <Button
              size="sm"
              icon={IconCheckCircle}
              label={t('reachNamed', { title })}
              isPending={reaching === goalId}
              onPress={() => handlers.onReach(goal, true)}
            >
              {t('reach')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function When({ goal: { by, reachedDate } }: { goal: CpdGoal }) {
  const t = useMessages(cpdMessages);
  const { date, day: dayText } = useFormats();
  if (reachedDate === null) return <Badge tone="info">{t('by', { day: dayText(by) })}</Badge>;
  return (
    <Badge tone="positive" icon={IconCheckCircle}>
      {t('reached', { day: date(reachedDate) })}
    </Badge>
  );
}

function GoalMenu({ goal, onEdit, onReach, onDelete }: { goal: CpdGoal } & Omit<GoalHandlers, 'reaching'>) {
  const t = useMessages(cpdMessages);
  return (
    <MenuButton
      label={t('moreNamed', { title: goal.title })}
      trigger={{ kind: 'icon', icon: IconMore, size: 'sm' }}
      items={[
        { id: 'edit', label: t('edit'), icon: IconEdit, onPress: () => onEdit(goal) },
        ...(goal.reachedDate === null
          ? []
          : [{ id: 'notReached', label: t('notReached'), onPress: () => onReach(goal, false) }]),
        {
          id: 'delete',
          label: t('delete'),
          icon: IconTrash,
          tone: 'critical' as const,
          onPress: () => onDelete(goal),
        },
      ]}
    />
  );
}

function Linked({ goal: { records }, unit }: Pick<GoalItemProps, 'goal' | 'unit'>) {
  const t = useMessages(cpdMessages);
  const { date } = useFormats();
  if (records.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text size="sm" tone="quiet">
        {t('linked')}
      </Text>
      <Stack as="ul" gap={1} label={t('linked')}>
        {records.map(({ cpdId, title, completedDate, hours }) => (
          <li key={cpdId}>
            <Text size="sm">
              {title}{' '}
              <Text as="span" size="sm" tone="quiet">
                {t('linkedFacts', {
                  day: completedDate === null ? t('unfinished') : date(completedDate),
                  amount: t(unit, { n: hours }),
                })}
              </Text>
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
