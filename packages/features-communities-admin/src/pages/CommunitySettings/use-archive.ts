import { calls, type Community, useAction } from '@portal/api';
import { type Problem, successToastMs, useMessages, usePortal } from '@portal/kit';
import { communitiesAdminMessages } from '../../messages.ts';
import { changedCommunity, valuesOf } from '../CommunityForm/community-values.ts';
import { communityReads } from '../CommunityForm/use-save-community.ts';

/** Puts a community into the archive or takes it out, which is a change of it as it stands. */
export function useArchive(community: Community, onDone: (next: Community) => void) {
  const t = useMessages(communitiesAdminMessages);
  const { profile, notify } = usePortal();
  const because = (word: 'archiveFailed' | 'unarchiveFailed') => (problem: Problem) => ({
    text: t(word),
    description: problem.message,
  });
  const archive = useAction(calls.management.edit, { failure: because('archiveFailed'), invalidates: communityReads });
  const unarchive = useAction(calls.management.edit, {
    failure: because('unarchiveFailed'),
    invalidates: communityReads,
  });

  async function run(isArchived: boolean): Promise<void> {
    const { archivedDate: _, ...written } = changedCommunity(valuesOf(community, profile.timeZone), profile.timeZone);
    const action = isArchived ? archive : unarchive;
    const next = await action.run({
      params: { id: community.id },
      body: { ...written, isArchived, version: community.version },
    });
    onDone(next);
    notify.success(t('saved'), { durationMs: successToastMs });
  }

  return { isPending: archive.isPending || unarchive.isPending, archive: () => run(true), unarchive: () => run(false) };
}
