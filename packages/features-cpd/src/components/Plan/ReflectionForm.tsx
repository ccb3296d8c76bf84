import { type CpdPlan, limits } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { maxLength, useForm } from '@portal/kit/form';
import { Button, Form, Spread, Text, TextArea } from '@portal/ui';
import { planMessages } from '../../messages-plan.ts';
import { DraftBanner } from './DraftBanner.tsx';

interface ReflectionFormProps {
  periodId: string;
  plan: Pick<CpdPlan, 'reflection' | 'asksReflection'>;
  /** Rejects when it was not saved; then it stays as it was typed. */
  onReflect: (text: string, revision: number) => Promise<unknown>;
}

const { reflectionLength } = limits.cpd;

/** How somebody looks back on a period. */
export function ReflectionForm({ periodId, plan: { reflection, asksReflection }, onReflect }: ReflectionFormProps) {
  const t = useMessages(planMessages);
  const { date } = useFormats();
  const { text, writtenDate, revision } = reflection;
  const form = useForm({
    initial: { text },
    draftKey: `cpd-reflection-${periodId}`,
    rules: { text: [maxLength(reflectionLength, t('textLength', { n: reflectionLength }))] },
    onSubmit: (said) => onReflect(said.text, revision),
  });
  return (
    <Form onSubmit={() => void form.onSubmit()} label={t('reflection')}>
      <DraftBanner form={form} />
      <TextArea
        {...form.field('text')}
        label={t('reflectionLabel')}
        description={t(asksReflection ? 'reflectionAsked' : 'reflectionHint')}
        rows={4}
      />
      <Spread>
        <Text size="sm" tone="quiet">
          {writtenDate !== null && t('reflectionWritten', { day: date(writtenDate) })}
        </Text>
        <Button type="submit" isPending={form.isPending} isDisabled={!form.isDirty}>
          {t('reflectionSave')}
        </Button>
      </Spread>
    </Form>
  );
}
