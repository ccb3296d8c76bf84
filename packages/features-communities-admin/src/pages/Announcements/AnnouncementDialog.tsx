import { type Announcement, calls, limits, useEndpoint } from '@portal/api';
import { dayIn } from '@portal/rules';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { Checkbox, MultiSelect, ProblemPanel, TextArea, TextField } from '@portal/ui';
import { DateRangePicker } from '@portal/ui/dates';
import { communitiesAdminMessages } from '../../messages.ts';
import { DraftDialog } from '../../components/DraftDialog/DraftDialog.tsx';
import type { ComparedField } from '../../components/Theirs/differences.ts';
import { TheirForm } from '../../components/Theirs/TheirForm.tsx';
import { type AnnouncementValues, valuesOf } from './announcement-values.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';

export interface AnnouncementDialogProps {
  /** As it stands now; null for a new one. */
  announcement: Announcement | null;
  onClose: () => void;
}

const linkExample = { example: 'https://example.org' };

/** Writes an announcement: what it says, when, and for whom. What somebody else has saved meanwhile is shown before it is replaced. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const { clock, profile } = usePortal();
  const { form, stale } = useAnnouncementForm(announcement, onClose);
  const segments = useSegments();
  const today = dayIn(clock.now(), profile.timeZone);
  const from = form.values.range?.from ?? today;
  const fields = useComparedFields(segments.options);
  return (
    <DraftDialog
      title={t(announcement === null ? 'createAnnouncement' : 'editAnnouncementTitle')}
      submitLabel={t('save')}
      form={form}
      onClose={onClose}
    >
      <TheirForm
        form={form}
        stale={stale}
        latest={announcement === null ? undefined : valuesOf(announcement, profile.timeZone)}
        fields={fields}
      />
      <TextField {...form.field('title')} label={t('announcementTitleField')} isRequired hasAutoFocus />
      <TextArea
        {...form.field('description')}
        label={t('descriptionField')}
        isRequired
        rows={3}
        maxCount={limits.announcement.descriptionLength}
      />
      <TextField
        {...form.field('link')}
        label={t('linkField')}
        description={t('linkHint', linkExample)}
        inputMode="url"
        isOptional
      />
      <DateRangePicker {...form.field('range')} label={t('rangeField')} min={from < today ? from : today} isRequired />
      {segments.onRetry !== undefined && (
        <ProblemPanel scope="panel" title={t('optionsFailed')} onRetry={segments.onRetry} />
      )}
      <MultiSelect
        {...form.field('segmentIds')}
        label={t('segmentsField')}
        description={t('segmentsHint')}
        placeholder={t('segmentsPlaceholder')}
        options={segments.options}
        isOptional
      />
      <Checkbox
        isSelected={form.values.isActive}
        onChange={(isActive) => form.set('isActive', isActive)}
        label={t('announceAtOnce')}
        description={t('announceAtOnceHint')}
      />
    </DraftDialog>
  );
}

function useComparedFields(segments: readonly { value: string; label: string }[]): ComparedField<AnnouncementValues>[] {
  const t = useMessages(communitiesAdminMessages);
  const { day } = useFormats();
  const names = new Map(segments.map(({ value, label }) => [value, label]));
  return [
    { term: t('announcementTitleField'), words: ({ title }) => title },
    { term: t('descriptionField'), words: ({ description }) => description },
    { term: t('linkField'), words: ({ link }) => link || t('nothingThere') },
    {
      term: t('rangeField'),
      words: ({ range }) => (range === null ? t('nothingThere') : `${day(range.from)} – ${day(range.to)}`),
    },
    {
      term: t('segmentsField'),
      words: ({ segmentIds }) => segmentIds.map((id) => names.get(id) ?? id).join(', ') || t('everybody'),
    },
    { term: t('announceAtOnce'), words: ({ isActive }) => t(isActive ? 'yes' : 'no') },
  ];
}

function useSegments() {
  const { view, data } = useEndpoint(calls.management.segments, {});
  return {
    options:
      data === undefined
        ? []
        : data.segments.map(({ segmentId, segmentName }) => ({ value: segmentId, label: segmentName })),
    onRetry: view.state === 'failed' ? view.retry : undefined,
  };
}
