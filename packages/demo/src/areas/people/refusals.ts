import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function peopleRefusals({ member, admin, joined, hidden }: Subjects): Refusal[] {
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
