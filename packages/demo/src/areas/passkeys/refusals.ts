import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

const about = { id: 'bW9jaw', rawId: 'bW9jaw', type: 'public-key' as const, clientExtensionResults: {} };
/** `{}`, which names no challenge. */
const clientDataJSON = 'e30';

/** What no passkey has signed. */
const madeUpAssertion = {
  ...about,
  response: { clientDataJSON, authenticatorData: 'bW9jaw', signature: 'bW9jaw', userHandle: 'bW9jaw' },
};
/** What no device has made. */
const madeUpCredential = { ...about, response: { clientDataJSON, attestationObject: 'bW9jaw' } };

export function passkeysRefusals({ member, admin }: Subjects): Refusal[] {
  const { addOptions, add, confirmOptions, rename, remove, signIn, signInOptions } = contract.passkeys;
  const [code, params] = ['invalid_input', { id: 'made-up' }] as const;
  const acting = { admin, actsFor: member };
  const proof = { currentPassword: 'any' };
  return [
    { title: 'a passkey without a proof', endpoint: addOptions, input: { body: {} }, as: member, code },
    {
      title: 'a passkey without the right password',
      endpoint: addOptions,
      input: { body: { currentPassword: 'wrong' } },
      as: member,
      code,
    },
    {
      title: 'a passkey by what no passkey has signed',
      endpoint: addOptions,
      input: { body: { assertion: madeUpAssertion } },
      as: member,
      code: 'conflict',
    },
    {
      title: 'a passkey that nobody asked for',
      endpoint: add,
      input: { body: { credential: madeUpCredential } },
      as: member,
      code: 'conflict',
    },
    {
      title: 'a passkey without a name',
      endpoint: rename,
      input: { params, body: { name: ' ' } },
      as: member,
      code,
    },
    {
      title: 'another name of a passkey that is not there',
      endpoint: rename,
      input: { params, body: { name: 'Phone' } },
      as: member,
      code: 'not_found',
    },
    {
      title: 'taking a passkey away without the right password',
      endpoint: remove,
      input: { params, body: { currentPassword: 'wrong' } },
      as: member,
      code,
    },
    {
      title: 'using a passkey where there is none',
      endpoint: confirmOptions,
      input: { body: { purpose: 'removePasskey' } },
      as: member,
      code: 'conflict',
    },
    ...[
      { title: 'a passkey', endpoint: addOptions, input: { body: proof } },
      { title: 'keeping a passkey', endpoint: add, input: { body: { credential: madeUpCredential } } },
      { title: 'naming a passkey', endpoint: rename, input: { params, body: { name: 'Phone' } } },
      { title: 'taking a passkey away', endpoint: remove, input: { params, body: proof } },
    ].map((one): Refusal => ({
      ...one,
      title: `${one.title} for somebody one acts for`,
      as: acting,
      code: 'forbidden',
    })),
    {
      title: 'a passkey in place of a code that nobody waits for',
      endpoint: signInOptions,
      input: { body: { requestId: 'made-up' } },
      code: 'code_expired',
    },
    {
      title: 'a sign-in with a passkey that nobody asked for',
      endpoint: signIn,
      input: { body: { assertion: madeUpAssertion } },
      code: 'code_expired',
    },
  ];
}
