import { calls, type Meeting, useEndpoint } from '@portal/api';
import { ProblemError, successToastMs, useDestinations, useMessages, usePortal } from '@portal/kit';
import { type Form, useForm } from '@portal/kit/form';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { meetingEditKey, newMeetingKey } from '../../model/draft-keys.ts';
import { meetingFormRules } from './meeting-form-rules.ts';
import { basisOf, emptyMeeting, type MeetingValues, valuesOf } from './meeting-values.ts';
import { useSaveMeeting } from './use-save-meeting.ts';

export interface MeetingFormOptions {
  community: { id: string; name: string; alias: string };
  /** The one that is changed; a new one is made without it. */
  meeting: Meeting | undefined;
  onSaved: () => void;
}

export interface MeetingFormState {
  form: Form<MeetingValues>;
  /** As the server has it; one that was made stays made when a file cannot be added. */
  known: Meeting | undefined;
  /** As somebody else has saved it since; null where nobody has. */
  theirs: Meeting | null;
  takeTheirs: () => void;
  keepMine: () => void;
}

/** A meeting as it is being written. */
export function useMeetingForm({ community, meeting, onSaved }: MeetingFormOptions): MeetingFormState {
  const t = useMessages(communitiesMessages);
  const { id: communityId, name, alias } = community;
  const to = useDestinations(destinations);
  const { clock, profile, notify } = usePortal();
  const { known, goOnFrom, save } = useSaveMeeting(communityId, meeting);
  const [isStale, setStale] = useState(false);
  const latest = useEndpoint(
    calls.meetings.byId,
    { params: { id: communityId, meetingId: known?.id ?? '' } },
    { enabled: isStale },
  );
  const form = useForm<MeetingValues>({
    initial: meeting === undefined ? emptyMeeting(profile.timeZone) : valuesOf(meeting),
    draftKey: meeting === undefined ? newMeetingKey(communityId) : meetingEditKey(meeting.id),
    draftEntry: (values) => ({
      kind: t(meeting === undefined ? 'newMeeting' : 'changeMeeting'),
      place: name,
      text: values.name.trim(),
      href: meeting === undefined ? to.communityMeetings({ alias }) : to.meeting({ alias, id: meeting.id }),
    }),
    rules: meetingFormRules({
      t,
      now: clock.now(),
      before: known === undefined ? null : { startAt: new Date(known.startDate) },
    }),
    onSubmit: submit,
  });

  const { basis } = form.values;
  const theirs = isStale && latest.data !== undefined && latest.data.version !== basis?.version ? latest.data : null;

  async function submit(values: MeetingValues) {
    const written = await saved(values);
    if (written.files.some(({ error }) => error !== undefined)) {
      form.set('files', written.files);
      form.set('basis', written.basis);
      throw new ProblemError({ code: 'conflict', status: 409, message: t('meetingFileAddFailed') });
    }
    notify.success(t('saved'), { durationMs: successToastMs });
    onSaved();
  }

  async function saved(values: MeetingValues) {
    try {
      return await save(values);
    } catch (error) {
      setStale(error instanceof ProblemError && error.problem.code === 'stale');
      throw error;
    }
  }

  function goOn(next: Meeting) {
    goOnFrom(next);
    setStale(false);
  }

  return {
    form,
    known,
    theirs,
    takeTheirs() {
      if (theirs === null) return;
      goOn(theirs);
      form.reset(valuesOf(theirs));
    },
    keepMine() {
      if (theirs === null) return;
      goOn(theirs);
      form.set('basis', basisOf(theirs));
    },
  };
}
