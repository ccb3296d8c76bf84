import { type Announcement, calls, limits, useEndpoint } from '@portal/api';
import { dayIn } from '@portal/api/rules';
import { useMessages, usePortal } from '@portal/kit';
import { Checkbox, DraftBanner, FormDialog, MultiSelect, ProblemPanel, TextArea, TextField } from '@portal/ui';
import { DateRangePicker } from '@portal/ui/dates';
import { communitiesAdminMessages } from '../../messages.ts';
import { useAnnouncementForm } from './use-announcement-form.ts';

export interface AnnouncementDialogProps {
  /** Null for a new one. */
  announcement: Announcement | null;
  onClose: () => void;
}

const linkExample = { example: 'https://example.org' };

/** Writes an announcement: what it says, when, and for whom. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const { clock, profile } = usePortal();
  const form = useAnnouncementForm(announcement, onClose);
  const segments = useSegments();
  const today = dayIn(clock.now(), profile.timeZone);
  const from = form.values.range?.from ?? today;
  return (
    <FormDialog
      title={t(announcement === null ? 'createAnnouncement' : 'editAnnouncementTitle')}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onCancel={() => {
        form.reset();
        onClose();
      }}
      onClose={onClose}
    >
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('draftDiscard')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
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
    </FormDialog>
  );
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
