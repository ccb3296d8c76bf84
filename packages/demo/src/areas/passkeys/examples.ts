import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type Actor, type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import type { Authenticator } from './mock/authenticator.ts';
import { contract } from '@portal/api/contract';

const { passkeys } = contract;

export function passkeysExamples({ world, member }: Subjects): ExamplesOf<'passkeys'> {
  // Nobody who chooses another password in other cases. Each of them makes a passkey whenever a case is run, which no other case counts.
  // What is asked of a passkey is answered in the session that asked.
  const inOneSession = (at: number) => ({ inOneSession: world.people.at(at)?.id ?? '' });
  const [confirming, asking, adding] = [inOneSession(-12), inOneSession(-11), inOneSession(-10)];
  const [renaming, removing, signing] = [inOneSession(-9), inOneSession(-8), inOneSession(-7)];
  return {
    list: { as: member, input: {} },
    confirmOptions: {
      as: confirming,
      input: async (target) => {
        await madeBy(target, confirming);
        return { body: { purpose: 'removePasskey' } };
      },
    },
    addOptions: {
      as: asking,
      input: async (target) => {
        const { device } = await madeBy(target, asking);
        const body = { purpose: 'addPasskey' } as const;
        const { options } = await replyTo(target, passkeys.confirmOptions, { body }, asking);
        return { body: { assertion: device.use(options) } };
      },
    },
    add: {
      as: adding,
      input: async (target) => ({
        body: { credential: await newCredential(target, target.authenticator(), adding) },
      }),
    },
    rename: {
      as: renaming,
      input: async (target) => ({ params: { id: (await madeBy(target, renaming)).id }, body: { name: 'Tablet' } }),
    },
    remove: {
      as: removing,
      input: async (target) => ({
        params: { id: (await madeBy(target, removing)).id },
        body: { currentPassword: target.password },
      }),
    },
    signInOptions: { input: { body: {} } },
    signIn: {
      input: async (target) => {
        const { device } = await madeBy(target, signing);
        const { options } = await replyTo(target, passkeys.signInOptions, { body: {} });
        return { body: { assertion: device.use(options) } };
      },
    },
  };
}

/** A device that has just made somebody's passkey, and what is kept of that. */
async function madeBy(target: ConformanceTarget, as: Actor) {
  const device = target.authenticator();
  const credential = await newCredential(target, device, as);
  const { id } = await replyTo(target, passkeys.add, { body: { name: 'Phone', credential } }, as);
  return { device, id };
}

async function newCredential(target: ConformanceTarget, device: Authenticator, as: Actor) {
  const body = { currentPassword: target.password };
  const { options } = await replyTo(target, passkeys.addOptions, { body }, as);
  return device.make(options);
}
