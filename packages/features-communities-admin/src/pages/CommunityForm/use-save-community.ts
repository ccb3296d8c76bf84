import { calls, type Community, useAction } from '@portal/api';
import { type Problem, ProblemError, useMessages, usePortal } from '@portal/kit';
import { communitiesAdminMessages } from '../../messages.ts';
import { changedCommunity, type CommunityValues, writtenCommunity } from './community-values.ts';

/** What a community that is made or changed shows elsewhere. */
export const communityReads = [
  calls.management.list,
  calls.communities.byId,
  calls.communities.byAlias,
  calls.communities.getList,
  calls.communities.preference,
  calls.communities.topFavorites,
];

/** The fields of the form that stand for those of the call. */
const fields: Readonly<Record<string, keyof CommunityValues>> = {
  'body.imageFile': 'image',
  'body.isPublic': 'privacy',
  'body.categoryIds[]': 'categoryIds',
  'body.tagsId[]': 'tagIds',
  'body.segmentIds[]': 'segmentIds',
  'body.aliveStartDate': 'aliveStart',
  'body.aliveEndDate': 'aliveEnd',
  'body.archivedDate': 'archived',
};

/** Makes a community, or changes one; a problem is told of at the field that means it. */
export function useSaveCommunity(id: string | undefined): (values: CommunityValues) => Promise<Community> {
  const t = useMessages(communitiesAdminMessages);
  const { timeZone } = usePortal().profile;
  const because = (word: Parameters<typeof t>[0]) => (problem: Problem) => ({
    text: t(word),
    description: problem.message,
  });
  const create = useAction(calls.management.create, {
    failure: because('communityCreateFailed'),
    invalidates: communityReads,
  });
  const edit = useAction(calls.management.edit, {
    failure: because('communityEditFailed'),
    invalidates: communityReads,
  });

  function send(values: CommunityValues): Promise<Community> {
    const { basis } = values;
    if (id !== undefined && basis !== null)
      return edit.run({ params: { id }, body: { ...changedCommunity(values, timeZone), version: basis.version } });
    const imageFile = values.image?.file;
    if (imageFile === undefined) throw new Error('A new community is sent with its picture');
    return create.run({ body: { ...writtenCommunity(values, timeZone), imageFile } });
  }

  return async (values) => {
    try {
      return await send(values);
    } catch (error) {
      throw error instanceof ProblemError ? new ProblemError(atItsField(error.problem)) : error;
    }
  };
}

function atItsField(problem: Problem): Problem {
  const field = fields[problem.field ?? ''];
  return field === undefined ? problem : { ...problem, field };
}
