import { attachmentTypes, type CpdOptions, limits } from '@portal/api';
import { hoursAndMinutes, isBlankText } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { custom, type Form as FormOf, maxLength, useForm } from '@portal/kit/form';
import {
  Banner,
  Button,
  DraftBanner,
  FieldGroup,
  FileField,
  Form,
  Inline,
  NumberField,
  Text,
  TextArea,
  TextField,
} from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import { isToCome } from './day-to-come.ts';
import { LazyRecordFields } from './LazyRecordFields.tsx';
import { useSeriesRules } from './use-series-rules.ts';
import type { RecordFormData, RecordScreenProps } from './RecordScreen.tsx';
import type { RecordValues } from './record-values.ts';

interface RecordFormProps extends Pick<
  RecordScreenProps,
  'draftKey' | 'draftHref' | 'onSave' | 'refused' | 'onCancel'
> {
  label: string;
  data: RecordFormData;
}

/** What somebody did, what they learned, and what proves it. */
export function RecordForm({ label, data, draftKey, draftHref, onSave, refused = null, onCancel }: RecordFormProps) {
  const { offered, initial, isLocked = false, canRepeat = false } = data;
  const t = useMessages(cpdMessages);
  const form = useForm<RecordValues>({
    initial,
    draftKey,
    draftEntry: ({ title }) => ({ kind: label, place: t('draftPlace'), text: title.trim(), href: draftHref }),
    rules: useRules(offered),
    onSubmit: (values) => onSave(values, data),
  });
  const { isSeries, days, revision, length } = form.values;
  const { unit: name, unitMinutes } = offered;
  const exact = hoursAndMinutes({ unit: { name, minutes: unitMinutes } }, Math.round((length ?? 0) * unitMinutes));
  const isStale = revision === refused && initial.revision !== revision;
  function cancel() {
    form.reset();
    onCancel();
  }
  return (
    <Form onSubmit={form.onSubmit} label={label}>
      {isLocked && <Banner tone="info">{t('recordLocked')}</Banner>}
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      <TextField {...form.field('title')} label={t('whatDone')} isRequired isReadOnly={isLocked} />
      <NumberField
        {...form.field('length')}
        label={t('howLong')}
        unit={t(offered.unit === 'hours' ? 'unitHours' : 'unitPoints')}
        description={exact === null ? undefined : t('hoursAndMinutes', exact)}
        min={0}
        max={999}
        step={0.25}
        isRequired
        isReadOnly={isLocked}
      />
      <LazyRecordFields form={form} offered={offered} isLocked={isLocked} canRepeat={canRepeat} />
      <TextField
        {...form.field('presenter')}
        label={t('presenter')}
        description={t('presenterHint')}
        isOptional
        isReadOnly={isLocked}
      />
      <TextField {...form.field('domain')} label={t('domain')} isOptional isReadOnly={isLocked} />
      {isSeries ? <Text tone="quiet">{t('evidenceLater')}</Text> : <Evidence form={form} />}
      <FieldGroup legend={t('reflection')}>
        <TextArea {...form.field('learned')} label={t('whatLearned')} isOptional rows={3} />
        <TextArea {...form.field('plan')} label={t('whatNext')} isOptional rows={3} />
      </FieldGroup>
      <DraftBanner isShown={isStale} discardLabel={t('startOver')} onDiscard={() => form.reset()}>
        {t('staleBanner')}
      </DraftBanner>
      <Inline justify="end">
        <Button tone="quiet" onPress={cancel} isDisabled={form.isPending}>
          {t('cancel')}
        </Button>
        <Button type="submit" tone="primary" isPending={form.isPending}>
          {isSeries && days.length > 0 ? t('saveSeries', { n: days.length }) : t('save')}
        </Button>
      </Inline>
    </Form>
  );
}

function useRules(offered: CpdOptions) {
  const { categories, takesOthers, timeZone } = offered;
  const t = useMessages(cpdMessages);
  const ofSeries = useSeriesRules(offered);
  const { clock } = usePortal();
  const line = maxLength(limits.cpd.lineLength, t('atMostCharacters', { n: limits.cpd.lineLength }));
  const text = maxLength(limits.cpd.reflectionLength, t('atMostCharacters', { n: limits.cpd.reflectionLength }));
  return {
    title: [
      custom((title: string) => !isBlankText(title), t('whatDoneRequired')),
      maxLength(limits.cpd.titleLength, t('atMostCharacters', { n: limits.cpd.titleLength })),
    ],
    ...ofSeries,
    day: [...ofSeries.day, custom((day: string | null) => !isToCome(day, clock.now(), timeZone), t('dayToCome'))],
    length: [custom((length: number | null) => length !== null && length > 0, t('howLongRequired'))],
    category: [
      custom(
        (category: string | null) => takesOthers || categories.length === 0 || Boolean(category),
        t('categoryRequired'),
      ),
    ],
    domain: [line],
    presenter: [line],
    learned: [text],
    plan: [text],
  };
}

function Evidence({ form }: { form: FormOf<RecordValues> }) {
  const t = useMessages(cpdMessages);
  const { value, ...files } = form.field('files');
  const list = attachmentTypes.join(', ');
  const n = limits.cpd.files;
  return (
    <FileField
      {...files}
      files={value}
      label={t('evidence')}
      isOptional
      description={t('evidenceHint', { n, list })}
      accept={[...attachmentTypes]}
      maxBytes={limits.fileBytes}
      maxCount={n}
      takesPhotos
      labels={{ takePhoto: t('takePhoto') }}
      rejections={{ size: t('fileTooLarge'), type: t('fileType', { list }), count: t('evidenceCount', { n }) }}
    />
  );
}
