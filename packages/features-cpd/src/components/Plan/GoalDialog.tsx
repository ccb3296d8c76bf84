import { type CpdGoal, type CpdPlan, limits } from '@portal/api';
import { isBlankText } from '@portal/rules';
import { useFormats, useMessages } from '@portal/kit';
import { custom, maxLength, useForm } from '@portal/kit/form';
import { DraftBanner, FormDialog, NumberField, Select, TextArea, TextField } from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { cpdMessages } from '../../messages.ts';
import { type GoalValues, newGoal, valuesOfGoal } from './goal-values.ts';
import { goalDraftKey } from './plan-drafts.ts';
import { usePlanDraftPlace } from './use-plan-draft-place.ts';

export interface GoalDialogProps {
  plan: CpdPlan;
  /** The one that is changed; null: a new one. */
  goal: CpdGoal | null;
  /** Rejects when it was not saved; then everything stays as it was typed. */
  onSave: (values: GoalValues) => Promise<unknown>;
  /** What was begun at this revision was refused: something newer is there. */
  refused: number | null;
  onClose: () => void;
}

/** Writes or changes a goal. */
export function GoalDialog({ plan, goal, onSave, refused, onClose }: GoalDialogProps) {
  const t = useMessages(cpdMessages);
  const { day: dayText } = useFormats();
  const form = useGoalForm({ plan, goal, onSave, onClose });
  const begun = form.values.revision;
  const isStale = begun === refused && goal?.revision !== begun;
  const { unit, firstDay, lastDay } = plan;
  function cancel() {
    form.reset();
    onClose();
  }
  return (
    <FormDialog
      title={t(goal === null ? 'addGoal' : 'editGoal')}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onCancel={cancel}
      onClose={onClose}
    >
      <DraftBanner isShown={form.restoredDraft || isStale} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
        {t(isStale ? 'staleBanner' : 'draftRestored')}
      </DraftBanner>
      <TextField {...form.field('title')} label={t('goalTitle')} isRequired />
      <TextArea {...form.field('why')} label={t('goalWhy')} rows={2} isOptional />
      <DatePicker
        {...form.field('by')}
        label={t('goalBy')}
        description={t('goalByHint', { first: dayText(firstDay), last: dayText(lastDay) })}
        isRequired
      />
      <CategoryField binding={form.field('category')} plan={plan} />
      <NumberField
        {...form.field('length')}
        label={t('goalLength')}
        description={t('goalLengthHint')}
        unit={t(unit === 'hours' ? 'unitHours' : 'unitPoints')}
        min={0}
        max={999}
        step={0.25}
        isOptional
      />
    </FormDialog>
  );
}

interface CategoryFieldProps {
  binding: { name: string; value: string | null; onChange: (value: string | null) => void };
  plan: CpdPlan;
}

/** One of the rules' categories, where they have any; one that they no longer have is kept. */
function CategoryField({ binding, plan: { categories } }: CategoryFieldProps) {
  const t = useMessages(cpdMessages);
  const { value } = binding;
  if (categories.length === 0) return null;
  const known = categories.map(({ id, name }) => ({ value: id, label: name }));
  const previous =
    value === null || value === '' || categories.some(({ id }) => id === value) ? [] : [{ value, label: value }];
  return (
    <Select
      {...binding}
      value={value ?? ''}
      label={t('goalCategory')}
      options={[{ value: '', label: t('goalNoCategory') }, ...known, ...previous]}
    />
  );
}

const { titleLength, goals } = limits.cpd;

function useGoalForm({ plan, goal, onSave, onClose }: Omit<GoalDialogProps, 'refused'>) {
  const t = useMessages(cpdMessages);
  const { firstDay, lastDay } = plan;
  const draftPlace = usePlanDraftPlace(lastDay);
  return useForm<GoalValues>({
    initial: goal === null ? newGoal(plan) : valuesOfGoal(goal, plan),
    draftKey: goalDraftKey(goal, plan),
    draftEntry: ({ title, why }) => ({
      ...draftPlace,
      kind: t(goal === null ? 'draftOfNewGoal' : 'draftOfGoal'),
      text: title.trim() || why.trim(),
    }),
    rules: {
      title: [
        custom((title: string) => !isBlankText(title), t('goalTitleRequired')),
        maxLength(titleLength, t('atMostCharacters', { n: titleLength })),
      ],
      why: [maxLength(goals.whyLength, t('atMostCharacters', { n: goals.whyLength }))],
      by: [custom((day: string | null) => day !== null && day >= firstDay && day <= lastDay, t('goalByWrong'))],
    },
    async onSubmit(values) {
      await onSave(values);
      onClose();
    },
  });
}
