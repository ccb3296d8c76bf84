import { type Contract, contract, limits, pageSizes } from '../contract/index.ts';
import type { EndpointInput } from '../contract/endpoint.ts';
import type { Subjects } from './subjects.ts';
import { type Actor, type ConformanceTarget, replyTo } from './target.ts';

/** A request that must succeed. */
export interface Example<Input> {
  as?: Actor;
  input: Input | ((target: ConformanceTarget) => Promise<Input>);
}

type InputOf<E> = unknown extends EndpointInput<E> ? Record<string, never> : EndpointInput<E>;
/** One for every call: a call added to the contract needs its example before this compiles. */
export type Examples = {
  [Area in keyof Contract]: { [Name in keyof Contract[Area]]: Example<InputOf<Contract[Area][Name]>> };
};

export function textFile(name: string, text = 'Minutes of the meeting'): File {
  return new File([text], name, { type: 'text/plain' });
}

/** A sign-in that waits for its code. */
export async function challengeOf(target: ConformanceTarget, email: string): Promise<string> {
  const body = { email, password: target.password };
  const { data } = await replyTo(target, contract.auth.requestOneTimeLoginCode, { body });
  if (data.challenge === null) throw new Error(`${email} signs in without a code`);
  return data.challenge.requestId;
}

export function examplesFor(subjects: Subjects): Examples {
  const { world, member, joinable, awaited, joined } = subjects;
  const email = world.demoAccounts[0]?.email ?? '';
  const careful = world.people.find(({ tfaEnabled, allowSms }) => tfaEnabled && !allowSms)?.email ?? '';
  const forgetful = world.people.at(-1)?.email ?? '';
  const onJoined = { as: member, input: { params: { id: joined.id } } };
  const onPost = (): { as: string; input: { params: { id: string } } } => {
    const post = subjects.takePost();
    return { as: subjects.readerOf(post), input: { params: { id: post.id } } };
  };
  const onOwnPost = (): { as: string; id: string } => {
    const { authorId, id } = subjects.takePost();
    return { as: authorId, id };
  };
  const onComment = (whose: 'own' | 'other'): { as: string; params: { postId: string; commentId: string } } => {
    const comment = subjects.takeComment();
    const as = whose === 'own' ? comment.authorId : subjects.readerOf(subjects.postOf(comment), comment.authorId);
    return { as, params: { postId: comment.postId, commentId: comment.id } };
  };
  const waiting = subjects.takeWaitingPost();
  const approved = subjects.takeApprovedPost();
  let turn = 0;
  /** Changes that their author has asked for, as whoever decides about them sends them. */
  async function proposed(target: ConformanceTarget) {
    const params = { communityId: approved.communityId, postId: approved.id };
    const body = { title: `A better title, turn ${(turn += 1)}` };
    const post = await replyTo(target, contract.posts.edit, { params, body }, approved.authorId);
    return { params, body: { version: post.pendingEdit?.version ?? 0, postVersion: post.version } };
  }
  const ownPosts = [onOwnPost(), onOwnPost(), onOwnPost()] as const;
  const own = [onComment('own'), onComment('own')] as const;
  const others = [onComment('other'), onComment('other'), onComment('other')] as const;
  const answered = onPost();
  const reported = onPost();
  const leaver = subjects.takeLeaver();

  return {
    auth: {
      requestOneTimeLoginCode: { input: async ({ password }) => ({ body: { email, password } }) },
      signIn: { input: async ({ password }) => ({ body: { email, password } }) },
      login: {
        input: async (target) => {
          const requestId = await challengeOf(target, careful);
          return { body: { requestId, code: await target.codeSentTo(careful) } };
        },
      },
      resendOneTimeCode: {
        input: async (target) => {
          const requestId = await challengeOf(target, careful);
          target.passTime(limits.loginCode.resendSeconds * 1000);
          return { body: { requestId } };
        },
      },
      forgotPassword: { input: { body: { email: forgetful } } },
      resetPassword: {
        input: async (target) => {
          await replyTo(target, contract.auth.forgotPassword, { body: { email: forgetful } });
          const link = await target.resetLinkSentTo(forgetful);
          return { body: { ...link, password: 'Quiet-harbour-42', endSessions: true } };
        },
      },
      autoLogin: { input: async (target) => ({ body: { ticket: target.ticketFor(email) } }) },
      refresh: {
        input: async (target) => {
          const { token } = await replyTo(target, contract.auth.signIn, { body: { email, password: target.password } });
          const { refreshToken }: { refreshToken: string } = JSON.parse(atob(token));
          return { body: { refreshToken } };
        },
      },
      signOutEverywhere: { as: world.demoAccounts[8]?.personId, input: { body: { keepCurrent: true } } },
      impersonate: { as: subjects.admin, input: { body: { userId: member, reason: 'Asked for help by phone' } } },
      stopImpersonating: { as: { admin: subjects.admin, actsFor: member }, input: {} },
      signOut: { as: world.demoAccounts[8]?.personId, input: {} },
    },
    me: {
      current: { as: member, input: {} },
      permissions: { as: member, input: {} },
      setFirstLogin: { as: member, input: {} },
      sessions: { as: member, input: {} },
      endSession: {
        as: member,
        input: async (target) => {
          const { sessions } = await replyTo(target, contract.me.sessions, {}, member);
          return { params: { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
        },
      },
    },
    people: {
      byId: { as: member, input: { params: { id: member } } },
      search: { as: subjects.admin, input: { body: { keyword: 'nguyen', pageSize: pageSizes.userPicker } } },
      batch: { as: member, input: { body: { accountIds: [member, subjects.admin] } } },
      sessions: { as: subjects.admin, input: { params: { id: member } } },
      endSession: {
        as: subjects.admin,
        input: async (target) => {
          await target.tokenOf(member);
          const open = await replyTo(target, contract.people.sessions, { params: { id: member } }, subjects.admin);
          return { params: { id: member, sessionId: open.sessions[0]?.id ?? '' } };
        },
      },
      signOutEverywhere: { as: subjects.admin, input: { params: { id: world.demoAccounts[8]?.personId ?? '' } } },
    },
    engagement: { track: { as: member, input: { body: { event: { kind: 'viewPage', path: '/communities' } } } } },
    communities: {
      getList: { as: member, input: { body: { keyword: 'a', pageSize: 20 } } },
      preference: { as: member, input: {} },
      topFavorites: { as: member, input: {} },
      recommended: { as: member, input: {} },
      byAlias: { as: member, input: { query: { alias: joined.alias } } },
      byId: onJoined,
      about: onJoined,
      terms: onJoined,
      members: { as: member, input: { params: { id: joined.id }, query: { onlyKey: true, pageSize: 5 } } },
      categories: { as: member, input: { query: { pageSize: 10 } } },
      like: onJoined,
      dislike: onJoined,
      addToFavorite: onJoined,
      deleteFromFavorite: onJoined,
      view: onJoined,
    },
    joining: {
      questions: { as: member, input: { params: { id: awaited.id } } },
      join: { as: member, input: { params: { id: joinable.id }, body: {} } },
      sendFiles: {
        as: member,
        input: {
          params: { id: awaited.id, questionId: awaited.questions[0]?.id ?? '' },
          body: { files: [textFile('answer.txt')] },
        },
      },
      cancel: { as: member, input: { params: { id: awaited.id } } },
      leave: { as: leaver.personId, input: { params: { id: leaver.communityId } } },
    },
    posts: {
      ofCommunity: { as: member, input: { params: { id: joined.id }, query: { pageSize: 5 } } },
      feed: { as: member, input: { query: { pageSize: 5 } } },
      byId: onPost(),
      create: {
        as: member,
        input: {
          body: {
            communityId: joined.id,
            title: 'A question about splints',
            body: '<p>Which one?</p>',
            type: 1,
            tagIds: [world.tags[0]?.id ?? ''],
            files: [textFile('notes.txt')],
          },
        },
      },
      edit: {
        as: ownPosts[0].as,
        input: { params: { postId: ownPosts[0].id }, body: { title: 'A better title', tagIds: [] } },
      },
      delete: { as: ownPosts[1].as, input: { params: { id: ownPosts[1].id } } },
      view: onPost(),
      like: onPost(),
      dislike: onPost(),
      save: onPost(),
      unsave: onPost(),
      setTags: {
        as: ownPosts[2].as,
        input: { params: { id: ownPosts[2].id }, body: { tagIds: [world.tags[1]?.id ?? ''] } },
      },
      withdrawEdit: onPost(),
      approveEdit: { as: subjects.admin, input: proposed },
      declineEdit: { as: subjects.admin, input: proposed },
      setStatus: {
        as: subjects.admin,
        input: { params: { communityId: waiting.communityId, postId: waiting.id }, body: { status: 1 } },
      },
      report: { ...reported, input: { ...reported.input, body: { message: 'privacy concerns' } } },
      likes: onPost(),
      views: onPost(),
      tags: { as: member, input: { query: { keyword: 'a', pageSize: 5 } } },
      countOfAuthor: { as: member, input: { params: { userId: world.demoAccounts[1]?.personId ?? '' } } },
    },
    comments: {
      list: onPost(),
      create: {
        as: answered.as,
        input: {
          params: { postId: answered.input.params.id },
          body: { body: '<p>We use the blue one.</p>', files: [] },
        },
      },
      edit: { as: own[0].as, input: { params: own[0].params, body: { body: '<p>We use the green one.</p>' } } },
      delete: { as: own[1].as, input: { params: own[1].params } },
      like: { as: others[0].as, input: { params: others[0].params } },
      dislike: { as: others[1].as, input: { params: others[1].params } },
      report: { as: others[2].as, input: { params: others[2].params, body: { message: 'inappropriate content' } } },
    },
  };
}
