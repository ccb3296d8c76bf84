import { calls, type Meeting, useAction } from '@portal/api';
import { meetingVisibility } from '@portal/rules';
import { type Problem, ProblemError, useMessages } from '@portal/kit';
import type { FieldFile } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { meetingReads } from '../Meetings/meeting-reads.ts';
import { basisOf, isImageRemoved, type MeetingValues, writtenMeeting } from './meeting-values.ts';

/** The fields of the form that stand for those of the call. */
const fields: Readonly<Record<string, keyof MeetingValues>> = {
  'body.startDate': 'from',
  'body.duration': 'to',
  'body.rsvpDate': 'rsvpDay',
  'body.imageFile': 'image',
};

/** Makes or changes a meeting, then sends and removes its files, each by a call of its own. */
export function useSaveMeeting(communityId: string, meeting: Meeting | undefined) {
  const t = useMessages(communitiesMessages);
  /** As the server has it: one that was made stays made when a file cannot be added. */
  const [known, setKnown] = useState(meeting);
  const create = useAction(calls.meetings.create, {
    failure: because('meetingCreateFailed'),
    invalidates: meetingReads,
  });
  const edit = useAction(calls.meetings.edit, { failure: because('meetingEditFailed'), invalidates: meetingReads });
  const addFile = useAction(calls.meetings.addAsset, {
    failure: because('meetingFileAddFailed'),
    invalidates: meetingReads,
  });
  const removeFile = useAction(calls.meetings.removeAsset, {
    failure: because('meetingFileRemoveFailed'),
    invalidates: meetingReads,
  });

  function because(word: Parameters<typeof t>[0]) {
    return ({ message }: Problem) => ({ text: t(word), description: message });
  }

  async function write(values: MeetingValues): Promise<Meeting> {
    const body = writtenMeeting(values);
    const { basis } = values;
    if (known === undefined || basis === null) {
      const visible = visibilityOf(values);
      const users = visible === meetingVisibility.private ? { users: values.users } : {};
      return create.run({ params: { id: communityId }, body: { ...body, visible, ...users } });
    }
    const removal = isImageRemoved(known, values) ? { isImageRemoved: true } : {};
    const params = { id: communityId, meetingId: known.id };
    return edit.run({ params, body: { ...body, ...removal, version: basis.version } });
  }

  /** Answers with the files as they stand then, those that failed with the reason. */
  async function sendFiles({ id: meetingId }: Meeting, files: readonly FieldFile[]): Promise<FieldFile[]> {
    const params = { id: communityId, meetingId };
    const send = async (file: FieldFile): Promise<FieldFile[]> => {
      if (file.isRemoved) {
        await removeFile.run({ params: { ...params, assetId: file.id } });
        return [];
      }
      if (file.file === undefined) return [file];
      const { id, fileName, path } = await addFile.run({ params, body: { file: file.file } });
      return [{ id, name: fileName, size: file.size, url: path }];
    };
    const remaining: FieldFile[] = [];
    // What is removed makes room for what is added.
    for (const file of files.toSorted((a, b) => Number(b.isRemoved ?? false) - Number(a.isRemoved ?? false)))
      try {
        remaining.push(...(await send(file)));
      } catch (error) {
        remaining.push({
          ...file,
          error: error instanceof ProblemError ? error.problem.message : t('meetingFileAddFailed'),
        });
      }
    return remaining;
  }

  async function save(values: MeetingValues): Promise<Pick<MeetingValues, 'files' | 'basis'>> {
    try {
      const written = await write(values);
      setKnown(written);
      return { files: await sendFiles(written, values.files), basis: basisOf(written) };
    } catch (error) {
      throw error instanceof ProblemError ? new ProblemError(atItsField(error.problem)) : error;
    }
  }

  return { known, goOnFrom: setKnown, save };
}

function atItsField(problem: Problem): Problem {
  const field = fields[problem.field ?? ''];
  return field === undefined ? problem : { ...problem, field };
}

function visibilityOf({ visible }: MeetingValues): Meeting['visible'] {
  const { public: everybody, community, private: invited } = meetingVisibility;
  return [everybody, community].find((known) => String(known) === visible) ?? invited;
}
