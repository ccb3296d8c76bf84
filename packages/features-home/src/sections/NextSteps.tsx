import type { NextStep } from '@portal/api';
import { useDestinations, useFormats, useMessages, usePortal, type View } from '@portal/kit';
import { Button, Card, Grid, Inline, PanelSwitch, Skeleton, Stack, Text } from '@portal/ui';
import { stepOutward } from '../destinations.ts';
import { homeMessages } from '../messages.ts';

export interface NextStepsProps {
  view: View<readonly NextStep[]>;
  onPutAway: (step: NextStep) => void;
}

/** Of the home page: the few things that wait for somebody, each with the way to it; without any it is not there. */
export function NextSteps({ view, onPutAway }: NextStepsProps) {
  const t = useMessages(homeMessages);
  return (
    <PanelSwitch
      title={t('nextStepsTitle')}
      view={view}
      skeleton={<Skeleton lines={3} />}
      failedTitle={t('nextStepsFailed')}
    >
      {(steps) =>
        steps.length === 0 ? null : (
          <Grid as="ul" minColumn="md" gap={4}>
            {steps.map((step) => (
              <Step key={`${step.kind} ${step.id}`} step={step} onPutAway={() => onPutAway(step)} />
            ))}
          </Grid>
        )
      }
    </PanelSwitch>
  );
}

function Step({ step, onPutAway }: { step: NextStep; onPutAway: () => void }) {
  const t = useMessages(homeMessages);
  const due = useDue(step);
  const href = useStepHref(step);
  const [title = step.title, ...more] = useLines(step);
  // Of CPD the rules have a name, which tells nobody what is to be done.
  const name = step.kind === 'finishCpd' ? title : step.title;
  return (
    <Card as="li">
      <Stack gap={3} isGrowing>
        <Stack gap={1} isGrowing>
          <Text weight="semibold" tone="strong">
            {title}
          </Text>
          {more.map((line) => (
            <Text key={line} size="sm">
              {line}
            </Text>
          ))}
          {due !== undefined && (
            <Text size="sm" tone="quiet">
              {due}
            </Text>
          )}
        </Stack>
        <Inline gap={2}>
          {href !== undefined && (
            <Button tone="primary" size="sm" href={href} label={`${t(`do.${step.kind}`)}: ${name}`}>
              {t(`do.${step.kind}`)}
            </Button>
          )}
          <Button tone="quiet" size="sm" label={t('putAwayNamed', { title: name })} onPress={onPutAway}>
            {t('putAway')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** What waits, in words: what has a name that may be a sentence has it in a line of its own, and CPD a line for each amount that is missing. */
function useLines({ kind, title, count, cpd }: NextStep): string[] {
  const t = useMessages(homeMessages);
  if (kind === 'takeSeat' || kind === 'renew' || kind === 'answerMeeting') return [t(`step.${kind}`), title];
  if (kind === 'letIn') return [t('step.letIn', { n: count ?? 0, title })];
  if (kind !== 'finishCpd') return [t(`step.${kind}`, { title })];
  if (cpd === null) return [];
  return cpd.missing.map(({ hours, exact, categoryName: category }) => {
    const amount = exact === null ? t(cpd.unit, { n: hours }) : t('hoursAndMinutes', exact);
    return category === null ? t('step.finishCpd', { amount }) : t('finishCategory', { amount, category });
  });
}

/** What is due on a day is due until that is over, which is the first moment of the next. */
const dueOnADay: readonly NextStep['kind'][] = ['submitAudit', 'payInvoice', 'renew', 'finishCpd'];

/** Until when; undefined where there is no such moment. */
function useDue({ kind, by }: NextStep): string | undefined {
  const t = useMessages(homeMessages);
  const { dateMedium, dateTime, dayMonth } = useFormats();
  const { clock } = usePortal();
  if (by === null) return undefined;
  if (!dueOnADay.includes(kind)) return t('stepBy', { date: dateTime(by) });
  const end = Date.parse(by);
  const day = new Date(end - 1);
  const isOver = end <= clock.now().getTime();
  return isOver ? t('stepWasDue', { date: dateMedium(day) }) : t('stepBy', { date: dayMonth(day) });
}

/** Where it is done; undefined in a portal that has no such place. */
function useStepHref({ kind, id, alias }: NextStep): string | undefined {
  const to = useDestinations(stepOutward);
  switch (kind) {
    case 'takeSeat':
      return to.event({ id });
    case 'submitAudit':
      return to.audit({ id });
    case 'payInvoice':
    case 'renew':
      return to.invoice({ id });
    case 'finishCpd':
      return to.cpd();
    case 'answerMeeting':
      return alias === null ? undefined : to.meeting({ alias, id });
    case 'letIn':
      return to.admittance({ id });
  }
}
