import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { begin, confirm } = contract.authenticator;

export function authenticatorExamples({ world, member }: Subjects): ExamplesOf<'authenticator'> {
  // Nobody who signs in in other cases.
  const [first, second, third] = [-6, -7, -8].map((at) => world.people.at(at)?.id ?? '');
  const password = async ({ password: currentPassword }: ConformanceTarget) => ({ body: { currentPassword } });
  return {
    own: { as: member, input: {} },
    begin: { as: first, input: password },
    confirm: {
      as: { inOneSession: first ?? '' },
      input: async (target) => ({ body: { code: target.codeOfApp(await beginAs(target, first ?? '')) } }),
    },
    turnOff: {
      as: second,
      input: async (target) => {
        await addAppAs(target, second ?? '');
        return password(target);
      },
    },
    makeRecoveryCodes: {
      as: third,
      input: async (target) => {
        await addAppAs(target, third ?? '');
        return password(target);
      },
    },
  };
}

/** Begins with an app, in a session that it is confirmed in: the secret that it was given. */
export async function beginAs(target: ConformanceTarget, person: string): Promise<string> {
  const body = { currentPassword: target.password };
  return (await replyTo(target, begin, { body }, { inOneSession: person })).secret;
}

/** Adds an app: its secret, and the recovery codes that were made with it. */
export async function addAppAs(target: ConformanceTarget, person: string) {
  const secret = await beginAs(target, person);
  const body = { code: target.codeOfApp(secret) };
  const { recoveryCodes } = await replyTo(target, confirm, { body }, { inOneSession: person });
  return { secret, recoveryCodes };
}
