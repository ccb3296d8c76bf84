import { limits } from '@portal/api/contract';
import { fileCountRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { assetUrlsOf, type Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { addAssets, assetIdsOf, type CheckedFile, contentOf, removeAssets } from '../files/index.ts';
import type { MeetingCall } from './access.ts';
import { lockMeeting } from './lock-meeting.writes.ts';
import { assetReply } from './meeting-reply.ts';
import { fileOfMeeting } from './meeting-files.queries.ts';

export async function addFile(file: File, call: MeetingCall) {
  const { id } = call.facts.meeting;
  const owner = { ownerKind: 'meeting', ownerId: id } as const;
  const known = contentOf(file);
  return call.db.transaction(async (tx) => {
    found(await lockMeeting(tx, id));
    refuse(fileCountRefusal((await assetIdsOf(tx, owner)).length + 1, limits.meeting.files, 'body.file'));
    const [assetId = ''] = await addAssets(tx, call, { ...owner, files: [known] });
    return assetReply({ ...known, id: assetId }, assetUrlsOf(call));
  });
}

export async function removeFile(assetId: string, { db, facts }: MeetingCall): Promise<void> {
  const owner = { ownerKind: 'meeting', ownerId: facts.meeting.id } as const;
  const asset = await fileOfMeeting(db, assetId, owner.ownerId, owner.ownerKind);
  await removeAssets(db, owner, [found(asset).id]);
}

export async function addImage(
  tx: Db,
  ownerId: string,
  image: CheckedFile | undefined,
  call: Call,
): Promise<string | null> {
  const [id] = await addAssets(tx, call, { files: image ? [image] : [], ownerKind: 'meetingImage', ownerId });
  return id ?? null;
}
