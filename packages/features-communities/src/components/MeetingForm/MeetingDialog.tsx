import { limits, type Meeting } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { Form as FormOf } from '@portal/kit/form';
import { DraftBanner, FormDialog, Grid, TextArea, TextField } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { FileFields } from './FileFields.tsx';
import { type MeetingValues, valuesOf } from './meeting-values.ts';
import { TheirVersion } from './TheirVersion.tsx';
import { useMeetingForm } from './use-meeting-form.ts';
import { WhenFields } from './WhenFields.tsx';
import { WhoFields } from './WhoFields.tsx';

export interface MeetingDialogProps {
  community: { id: string; name: string; alias: string };
  /** The one that is changed; a new one is made without it. */
  meeting?: Meeting | undefined;
  onClose: () => void;
}

/** Plans a meeting, or changes one; what is written is kept until it is saved or given up. */
export function MeetingDialog({ community, meeting, onClose }: MeetingDialogProps) {
  const t = useMessages(communitiesMessages);
  const { form, known, theirs, takeTheirs, keepMine } = useMeetingForm({
    community,
    meeting,
    onSaved: onClose,
  });

  const { basis } = form.values;

  function cancel() {
    form.reset();
    onClose();
  }

  /** Closed by the way, so that what is written is there again; a meeting that is made already would be made twice. */
  function leave() {
    if (known?.id === meeting?.id) onClose();
    else cancel();
  }

  return (
    <FormDialog
      title={t(meeting === undefined ? 'newMeeting' : 'changeMeeting')}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      isPending={form.isPending}
      onSubmit={() => void form.onSubmit()}
      onCancel={cancel}
      onClose={leave}
    >
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('meetingDraftDiscard')} onDiscard={() => form.reset()}>
        {t('meetingDraftRestored')}
      </DraftBanner>
      {basis !== null && theirs !== null && (
        <TheirVersion before={basis} theirs={theirs} onTake={takeTheirs} onKeep={keepMine} />
      )}
      <WordFields form={form} />
      <WhenFields form={form} knownDay={known === undefined ? null : valuesOf(known).day} />
      <PlaceFields form={form} />
      <WhoFields form={form} community={community} isKnown={known !== undefined} />
      <FileFields form={form} />
    </FormDialog>
  );
}

function WordFields({ form }: { form: FormOf<MeetingValues> }) {
  const t = useMessages(communitiesMessages);
  return (
    <>
      <TextField {...form.field('name')} label={t('meetingTitleField')} isRequired hasAutoFocus />
      <TextArea
        {...form.field('description')}
        label={t('meetingDescriptionField')}
        maxCount={limits.meeting.descriptionLength}
        isRequired
      />
    </>
  );
}

function PlaceFields({ form }: { form: FormOf<MeetingValues> }) {
  const t = useMessages(communitiesMessages);
  return (
    <>
      <TextField
        {...form.field('meetingLink')}
        type="url"
        label={t('meetingLinkField')}
        description={t('meetingLinkHint')}
        isRequired
      />
      <Grid minColumn="sm" gap={4}>
        <TextField {...form.field('meetingId')} label={t('meetingNumberField')} isOptional />
        <TextField {...form.field('meetingPassword')} label={t('meetingPasswordField')} isOptional />
      </Grid>
    </>
  );
}
