import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function communitiesExamples({ member, admin, joined }: Subjects): ExamplesOf<'communities'> {
  const onJoined = { as: member, input: { params: { id: joined.id } } };
  return {
    getList: { as: member, input: { body: { keyword: 'a', pageSize: 20 } } },
    preference: { as: member, input: {} },
    topFavorites: { as: member, input: {} },
    recommended: { as: member, input: {} },
    byAlias: { as: member, input: { query: { alias: joined.alias } } },
    byId: onJoined,
    about: onJoined,
    saveAbout: {
      as: admin,
      input: async (target) => {
        const { version } = await replyTo(target, contract.communities.about, onJoined.input, admin);
        return { ...onJoined.input, body: { json: '{}', html: '<p>Who we are.</p>', version } };
      },
    },
    postStatistics: { ...onJoined, as: admin },
    terms: onJoined,
    members: { as: member, input: { params: { id: joined.id }, query: { onlyKey: true, pageSize: 5 } } },
    categories: { as: member, input: { query: { pageSize: 10 } } },
    like: onJoined,
    dislike: onJoined,
    addToFavorite: onJoined,
    deleteFromFavorite: onJoined,
    view: onJoined,
  };
}
