import { type Meeting, pageSizes } from '@portal/api/contract';
import { meetingReplies } from '@portal/rules';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import type { AssetUrls } from '../../signing/asset-urls.ts';
import type { AttachedFile } from '../files/index.ts';
import { type MeetingRow, meetingRow, peopleOf } from './listing.ts';

/** Others are told who comes by number alone. */
export function meetingReply(row: NonNullable<MeetingRow>, call: Call): Meeting {
  const { id, communityId, name, description, duration, visible, isFavorite, goingCount, version, canManage } = row;
  const urls = assetUrlsOf(call);
  const status = row.myStatus ?? meetingReplies.noResponse;
  return {
    ...{ id, communityId, name, description, duration, visible, isFavorite, goingCount, version, canManage, status },
    meetingLink: row.link,
    meetingId: row.number,
    meetingPassword: row.password,
    startDate: row.startAt.toISOString(),
    timeZone: row.zone,
    rsvpDate: row.rsvpAt?.toISOString() ?? null,
    imageUrl: urls.pictureOrNull(row.imageAssetId),
    sendNotification: row.notifiedAt !== null,
    toDashBoard: row.publishedAt !== null,
    users: row.myStatus === null ? [] : [{ userId: personOf(call).id, status }],
    assets: row.attachments.map((file) => assetReply(file, urls)),
    community: {
      name: row.communityName,
      alias: row.communityAlias,
      imageUrl: urls.pictureOrNull(row.communityImageAssetId),
    },
    calendarUrl: urls.calendarOfMeeting(id),
  };
}

/** A meeting on its page, where those who look after it see who comes. */
export async function oneMeeting(id: string, call: Call): Promise<Meeting> {
  const row = found(await meetingRow(id, call));
  const reply = meetingReply(row, call);
  return row.isManaged ? { ...reply, users: await peopleOf(call, id, pageSizes.cap) } : reply;
}

export function assetReply(file: AttachedFile, urls: AssetUrls): Meeting['assets'][number] {
  return { id: file.id, path: urls.fileOf(file), fileName: file.name };
}
