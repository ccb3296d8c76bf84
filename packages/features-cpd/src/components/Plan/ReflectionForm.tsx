import { type CpdPlan, limits } from '@portal/api';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { maxLength, useForm } from '@portal/kit/form';
import { Button, DraftBanner, Form, Spread, Text, TextArea } from '@portal/ui';
import { useEffect, useState } from 'react';
import { cpdMessages } from '../../messages.ts';
import { reflectionDraftKey } from './plan-drafts.ts';
import { usePlanDraftPlace } from './use-plan-draft-place.ts';

export interface ReflectionValues {
  text: string;
  /** The one that it was begun at. */
  revision: number;
}

interface ReflectionFormProps {
  periodId: string;
  plan: Pick<CpdPlan, 'reflection' | 'asksReflection'>;
  /** Rejects when it was not saved; then it stays as it was typed. */
  onReflect: (values: ReflectionValues) => Promise<{ revision: number }>;
  /** What was begun at this revision was refused: something newer is there. */
  refused: number | null;
}

const { reflectionLength } = limits.cpd;

/** How somebody looks back on a period. */
export function ReflectionForm({ periodId, plan, onReflect, refused }: ReflectionFormProps) {
  const t = useMessages(cpdMessages);
  const { date } = useFormats();
  const { reflection, asksReflection } = plan;
  const { text, writtenDate, revision } = reflection;
  const [saved, setSaved] = useState(0);
  const { drafts } = usePortal();
  const draftPlace = usePlanDraftPlace(periodId);
  const draftKey = reflectionDraftKey(periodId);
  const [isTakenUp] = useState(() => drafts.isTakenUp(draftKey));
  const form = useForm<ReflectionValues>({
    initial: { text, revision },
    draftKey,
    draftEntry: (values) => ({ ...draftPlace, kind: t('reflection'), text: values.text.trim() }),
    rules: { text: [maxLength(reflectionLength, t('atMostCharacters', { n: reflectionLength }))] },
    onSubmit: async (values) => setSaved((await onReflect(values)).revision),
  });
  const isNewer = form.values.revision !== revision;
  const isStale = isNewer && form.values.revision === refused;
  const isBehind = isNewer && revision >= saved && !form.isDirty;
  // What nobody is changing here follows what is saved; the rest stays as it was begun.
  useEffect(() => {
    if (isBehind) form.reset();
  });
  return (
    <Form onSubmit={() => void form.onSubmit()} label={t('reflection')}>
      <DraftBanner isShown={form.restoredDraft || isStale} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
        {t(isStale ? 'staleBanner' : 'draftRestored')}
      </DraftBanner>
      <TextArea
        {...form.field('text')}
        label={t('reflectionLabel')}
        description={t(asksReflection ? 'reflectionAsked' : 'reflectionHint')}
        rows={4}
        hasAutoFocus={isTakenUp}
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
