import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type Authenticator, type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';

const { passkeys } = contract;

export function passkeysExamples({ world, member }: Subjects): ExamplesOf<'passkeys'> {
  // Nobody who signs in by their password, or chooses another one, in other cases. Each of them makes a passkey whenever a case is run.
  const [confirming = '', asking = '', adding = '', renaming = '', removing = '', signing = ''] = world.people
    .slice(-12, -6)
    .map(({ id }) => id);
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
async function madeBy(target: ConformanceTarget, as: string) {
  const device = target.authenticator();
  const credential = await newCredential(target, device, as);
  const { id } = await replyTo(target, passkeys.add, { body: { name: 'Phone', credential } }, as);
  return { device, id };
}

async function newCredential(target: ConformanceTarget, device: Authenticator, as: string) {
  const body = { currentPassword: target.password };
  const { options } = await replyTo(target, passkeys.addOptions, { body }, as);
  return device.make(options);
}
