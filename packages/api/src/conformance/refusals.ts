import { contract, limits, type Endpoint, type ProblemCode } from '../contract/index.ts';
import type { RawInput } from '../client/encode-request.ts';
import { textFile } from './examples.ts';
import type { Actor } from './target.ts';
import type { Subjects } from './subjects.ts';

/** A request that must be refused, and how. */
export interface Refusal {
  title: string;
  endpoint: Endpoint;
  as?: Actor;
  input: RawInput;
  code: ProblemCode;
  field?: string;
}

export function refusalsFor(subjects: Subjects): Refusal[] {
  return [
    ...signInRefusals(subjects),
    ...accountsRefusals(subjects),
    ...communityRefusals(subjects),
    ...joinRefusals(subjects),
    ...postRefusals(subjects),
    ...commentRefusals(subjects),
  ];
}

function signInRefusals({ world, admin, member }: Subjects): Refusal[] {
  const email = world.demoAccounts[0]?.email ?? '';
  const {
    signIn,
    requestOneTimeLoginCode,
    refresh,
    login,
    resendOneTimeCode,
    resetPassword,
    impersonate,
    stopImpersonating,
    signOutEverywhere,
  } = contract.auth;
  const link = { token: 'made-up', userId: world.people[0]?.id ?? '' };
  const code = 'invalid_credential';
  return [
    { title: 'a wrong password', endpoint: signIn, input: { body: { email, password: 'wrong' } }, code },
    {
      title: 'an unknown e-mail',
      endpoint: signIn,
      input: { body: { email: 'nobody@example.org', password: 'wrong' } },
      code,
    },
    {
      title: 'a wrong password before the code',
      endpoint: requestOneTimeLoginCode,
      input: { body: { email, password: 'wrong' } },
      code,
    },
    {
      title: 'a code that nobody waits for',
      endpoint: login,
      input: { body: { requestId: 'made-up', code: '123456' } },
      code: 'code_expired',
    },
    {
      title: 'another code where nobody waits for one',
      endpoint: resendOneTimeCode,
      input: { body: { requestId: 'made-up' } },
      code: 'code_expired',
    },
    {
      title: 'acting for somebody without the right',
      endpoint: impersonate,
      as: member,
      input: { body: { userId: admin, reason: 'Curiosity' } },
      code: 'forbidden',
    },
    {
      title: 'acting for somebody without a reason',
      endpoint: impersonate,
      as: admin,
      input: { body: { userId: member, reason: ' ' } },
      code: 'invalid_input',
      field: 'body.reason',
    },
    {
      title: 'acting for an administrator',
      endpoint: impersonate,
      as: admin,
      input: { body: { userId: admin, reason: 'Asked for help' } },
      code: 'forbidden',
    },
    {
      title: 'acting for nobody',
      endpoint: impersonate,
      as: admin,
      input: { body: { userId: 'nobody-here', reason: 'Asked for help' } },
      code: 'not_found',
    },
    {
      title: 'acting for a third person meanwhile',
      endpoint: impersonate,
      as: { admin, actsFor: member },
      input: { body: { userId: world.demoAccounts[1]?.personId ?? '', reason: 'Asked for help' } },
      code: 'forbidden',
    },
    {
      title: 'signing somebody out whom one acts for',
      endpoint: signOutEverywhere,
      as: { admin, actsFor: member },
      input: { body: {} },
      code: 'forbidden',
    },
    {
      title: 'being oneself again without being somebody else',
      endpoint: stopImpersonating,
      as: admin,
      input: {},
      code: 'conflict',
    },
    {
      title: 'a session that is not there',
      endpoint: contract.me.endSession,
      as: member,
      input: { params: { id: 'nothing-here' } },
      code: 'not_found',
    },
    {
      title: 'a ticket that nobody signed',
      endpoint: contract.auth.autoLogin,
      input: { body: { ticket: 'made-up' } },
      code: 'link_expired',
    },
    {
      title: 'a link that nobody was sent',
      endpoint: resetPassword,
      input: { body: { ...link, password: 'Quiet-harbour-42' } },
      code: 'link_expired',
    },
    {
      title: 'a new password without a capital letter',
      endpoint: resetPassword,
      input: { body: { ...link, password: 'quiet-harbour-42' } },
      code: 'invalid_input',
      field: 'body.password',
    },
    {
      title: 'a new password that everybody has',
      endpoint: resetPassword,
      input: { body: { ...link, password: 'Password1' } },
      code: 'invalid_input',
      field: 'body.password',
    },
    {
      title: 'a refresh token nobody was given',
      endpoint: refresh,
      input: { body: { refreshToken: 'made-up' } },
      code: 'unauthenticated',
    },
  ];
}

function accountsRefusals({ member, admin, joined, hidden }: Subjects): Refusal[] {
  const { byId, search, sessions, endSession, signOutEverywhere } = contract.people;
  const keyword = 'nguyen';
  const acting = { admin, actsFor: member };
  const [ofAdmin, ofNobody] = [{ params: { id: admin } }, { params: { id: 'nobody-here' } }];
  const oneOf = (id: string) => ({ params: { id, sessionId: 'nothing-here' } });
  return [
    ...[member, acting].flatMap((as): Refusal[] => {
      const who = as === member ? 'as a member' : 'while one acts for somebody';
      const code = 'forbidden';
      return [
        { title: `where somebody is signed in ${who}`, endpoint: sessions, as, input: ofAdmin, code },
        { title: `signing somebody out ${who}`, endpoint: endSession, as, input: oneOf(admin), code },
        { title: `signing somebody out everywhere ${who}`, endpoint: signOutEverywhere, as, input: ofAdmin, code },
      ];
    }),
    { title: 'where nobody is signed in', endpoint: sessions, as: admin, input: ofNobody, code: 'not_found' },
    { title: 'signing nobody out', endpoint: endSession, as: admin, input: oneOf('nobody-here'), code: 'not_found' },
    {
      title: 'signing nobody out everywhere',
      endpoint: signOutEverywhere,
      as: admin,
      input: ofNobody,
      code: 'not_found',
    },
    {
      title: 'a session that somebody does not have',
      endpoint: endSession,
      as: admin,
      input: oneOf(member),
      code: 'not_found',
    },
    {
      title: 'signing oneself out as if one were another',
      endpoint: endSession,
      as: admin,
      input: oneOf(admin),
      code: 'conflict',
    },
    {
      title: 'signing oneself out everywhere as if one were another',
      endpoint: signOutEverywhere,
      as: admin,
      input: ofAdmin,
      code: 'conflict',
    },
    {
      title: 'an account that is not there',
      endpoint: byId,
      as: admin,
      input: { params: { id: 'nothing-here' } },
      code: 'not_found',
    },
    { title: 'searching all people', endpoint: search, as: member, input: { body: { keyword } }, code: 'forbidden' },
    {
      title: 'searching people for a community where one is a plain member',
      endpoint: search,
      as: member,
      input: { body: { keyword, communityId: joined.id } },
      code: 'forbidden',
    },
    {
      title: 'searching people for a hidden community',
      endpoint: search,
      as: member,
      input: { body: { keyword, communityId: hidden.id } },
      code: 'not_found',
    },
    {
      title: 'two letters among spaces',
      endpoint: search,
      as: admin,
      input: { body: { keyword: '  ng  ' } },
      code: 'invalid_input',
      field: 'body.keyword',
    },
  ];
}

function communityRefusals({ member, closed, hidden, joinable }: Subjects): Refusal[] {
  const { about, members, byId, byAlias } = contract.communities;
  const { ofCommunity, create } = contract.posts;
  const writing = { communityId: joinable.id, title: 'Hello', body: '<p>Hello</p>' };
  return [
    {
      title: 'about a private community',
      endpoint: about,
      as: member,
      input: { params: { id: closed.id } },
      code: 'community_private',
    },
    {
      title: 'members of a private community',
      endpoint: members,
      as: member,
      input: { params: { id: closed.id } },
      code: 'community_private',
    },
    {
      title: 'posts of a private community',
      endpoint: ofCommunity,
      as: member,
      input: { params: { id: closed.id } },
      code: 'community_private',
    },
    {
      title: 'posts of a community not joined',
      endpoint: ofCommunity,
      as: member,
      input: { params: { id: joinable.id } },
      code: 'forbidden',
    },
    {
      title: 'a post in a community not joined',
      endpoint: create,
      as: member,
      input: { body: writing },
      code: 'forbidden',
    },
    {
      title: 'a hidden community',
      endpoint: byId,
      as: member,
      input: { params: { id: hidden.id } },
      code: 'not_found',
    },
    {
      title: 'a hidden community by alias',
      endpoint: byAlias,
      as: member,
      input: { query: { alias: hidden.alias } },
      code: 'not_found',
    },
  ];
}

function joinRefusals({
  member,
  admin,
  joined,
  automatic,
  withAgreement,
  withQuestions,
  closed,
  awaited,
  staff,
}: Subjects): Refusal[] {
  const { join, leave, sendFiles } = contract.joining;
  const params = { id: awaited.id, questionId: awaited.questions[0]?.id ?? '' };
  return [
    {
      title: 'joining twice',
      endpoint: join,
      as: member,
      input: { params: { id: joined.id }, body: {} },
      code: 'conflict',
    },
    {
      title: 'joining where joining is automatic',
      endpoint: join,
      as: member,
      input: { params: { id: automatic.id }, body: {} },
      code: 'conflict',
    },
    ...[admin, ...staff].flatMap((as): Refusal[] => [
      {
        title: `${as} of the staff joining`,
        endpoint: join,
        as,
        input: { params: { id: closed.id }, body: {} },
        code: 'conflict',
      },
      {
        title: `${as} of the staff leaving`,
        endpoint: leave,
        as,
        input: { params: { id: closed.id } },
        code: 'conflict',
      },
    ]),
    {
      title: 'leaving where joining is automatic',
      endpoint: leave,
      as: member,
      input: { params: { id: automatic.id } },
      code: 'conflict',
    },
    {
      title: 'joining without agreeing',
      endpoint: join,
      as: member,
      input: { params: { id: withAgreement.id }, body: {} },
      code: 'agreement_required',
    },
    {
      title: 'joining without answers',
      endpoint: join,
      as: member,
      input: { params: { id: withQuestions.id }, body: {} },
      code: 'invalid_input',
      field: 'body.answers',
    },
    {
      title: 'an answer to a question not asked',
      endpoint: join,
      as: member,
      input: {
        params: { id: closed.id },
        body: { isAgreed: true, answers: [{ questionId: 'nothing', answer: 'Yes' }] },
      },
      code: 'invalid_input',
      field: 'body.answers',
    },
    {
      title: 'asking to join twice',
      endpoint: join,
      as: member,
      input: { params: { id: awaited.id }, body: { isAgreed: true } },
      code: 'conflict',
    },
    {
      title: 'a file for a question not asked',
      endpoint: sendFiles,
      as: member,
      input: { params: { ...params, questionId: 'nothing-here' }, body: { files: [textFile('a.txt')] } },
      code: 'not_found',
    },
    {
      title: 'a program as an answer',
      endpoint: sendFiles,
      as: member,
      input: { params, body: { files: [textFile('a.exe')] } },
      code: 'unsupported_file',
    },
  ];
}

function postRefusals(subjects: Subjects): Refusal[] {
  const { edit, delete: remove, like, report, create, setTags } = contract.posts;
  const foreign = subjects.takePost();
  const own = subjects.takePost();
  const frozen = subjects.takeFrozenPost();
  const reader = subjects.readerOf(foreign);
  const frozenReader = subjects.readerOf(frozen);
  const huge = new File([new Uint8Array(limits.fileBytes + 1)], 'huge.txt', { type: 'text/plain' });
  const writing = { communityId: subjects.joined.id, title: 'Hello', body: '<p>Hello</p>' };
  return [
    {
      title: "editing another's post",
      endpoint: edit,
      as: reader,
      input: { params: { postId: foreign.id }, body: { title: 'Mine now' } },
      code: 'forbidden',
    },
    {
      title: "deleting another's post",
      endpoint: remove,
      as: reader,
      input: { params: { id: foreign.id } },
      code: 'forbidden',
    },
    {
      title: "tagging another's post",
      endpoint: setTags,
      as: reader,
      input: { params: { id: foreign.id }, body: { tagIds: [] } },
      code: 'forbidden',
    },
    {
      title: 'reporting one’s own post',
      endpoint: report,
      as: own.authorId,
      input: { params: { id: own.id }, body: { message: 'mine' } },
      code: 'forbidden',
    },
    {
      title: 'editing an old version',
      endpoint: edit,
      as: own.authorId,
      input: { params: { postId: own.id }, body: { title: 'Late', version: 99 } },
      code: 'stale',
    },
    {
      title: 'liking a closed post',
      endpoint: like,
      as: frozenReader,
      input: { params: { id: frozen.id } },
      code: 'post_closed',
    },
    {
      title: 'editing a closed post',
      endpoint: edit,
      as: frozen.authorId,
      input: { params: { postId: frozen.id }, body: { title: 'Late' } },
      code: 'post_closed',
    },
    {
      title: 'deleting a closed post',
      endpoint: remove,
      as: frozen.authorId,
      input: { params: { id: frozen.id } },
      code: 'post_closed',
    },
    {
      title: 'a title of spaces',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, title: '   ' } },
      code: 'invalid_input',
      field: 'body.title',
    },
    {
      title: 'a title of which nothing shows',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, title: '\u202E\u200B\u3164' } },
      code: 'invalid_input',
      field: 'body.title',
    },
    {
      title: 'a post that nobody could draw',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, body: '<table><tr><td colspan="999" rowspan="999">a</td></tr></table>' } },
      code: 'invalid_input',
      field: 'body.body',
    },
    {
      title: 'a post without a word',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, body: '<p>\u200B</p>' } },
      code: 'invalid_input',
      field: 'body.body',
    },
    {
      title: 'a title too long',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, title: 'x'.repeat(limits.postTitleLength + 1) } },
      code: 'invalid_input',
      field: 'body.title',
    },
    {
      title: 'a program attached',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, files: [textFile('setup.exe')] } },
      code: 'unsupported_file',
    },
    {
      title: 'a file whose whole name is an ending',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, files: [textFile('pdf')] } },
      code: 'unsupported_file',
    },
    {
      title: 'a tag that does not exist',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, tagIds: ['nothing-here'] } },
      code: 'invalid_input',
      field: 'body.tagIds',
    },
    {
      title: 'a file too large',
      endpoint: create,
      as: subjects.member,
      input: { body: { ...writing, files: [huge] } },
      code: 'too_large',
    },
  ];
}

function commentRefusals(subjects: Subjects): Refusal[] {
  const { create, edit, delete: remove, report } = contract.comments;
  const comment = subjects.takeComment();
  const stranger = subjects.readerOf(subjects.postOf(comment), comment.authorId);
  const params = { postId: comment.postId, commentId: comment.id };
  const frozen = subjects.takeFrozenPost();
  const post = subjects.takePost();
  const body = { body: '<p>Hello</p>' };
  return [
    {
      title: 'commenting on a closed post',
      endpoint: create,
      as: subjects.readerOf(frozen),
      input: { params: { postId: frozen.id }, body },
      code: 'post_closed',
    },
    {
      title: 'a comment that is one long word',
      endpoint: create,
      as: subjects.readerOf(post),
      input: { params: { postId: post.id }, body: { body: 'A'.repeat(501) } },
      code: 'invalid_input',
      field: 'body.body',
    },
    {
      title: 'a comment made heavy by an edit',
      endpoint: edit,
      as: comment.authorId,
      input: { params, body: { body: `a${'\u0301'.repeat(11)}` } },
      code: 'invalid_input',
      field: 'body.body',
    },
    {
      title: 'a report with towers of accents',
      endpoint: report,
      as: stranger,
      input: { params, body: { message: `a${'\u0301'.repeat(11)}` } },
      code: 'invalid_input',
      field: 'body.message',
    },
    {
      title: 'answering a comment that is not there',
      endpoint: create,
      as: subjects.readerOf(post),
      input: { params: { postId: post.id }, body: { ...body, parentCommentId: 'nothing-here' } },
      code: 'not_found',
    },
    { title: "editing another's comment", endpoint: edit, as: stranger, input: { params, body }, code: 'forbidden' },
    { title: "deleting another's comment", endpoint: remove, as: stranger, input: { params }, code: 'forbidden' },
    {
      title: 'reporting one’s own comment',
      endpoint: report,
      as: comment.authorId,
      input: { params, body: { message: 'mine' } },
      code: 'forbidden',
    },
    {
      title: 'editing an old version of a comment',
      endpoint: edit,
      as: comment.authorId,
      input: { params, body: { ...body, version: 99 } },
      code: 'stale',
    },
  ];
}
