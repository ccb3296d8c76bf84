import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { addressLine, hiddenFromMembers, privacyOnceSaved, visibilityOf } from '@portal/rules';
import { canUseSubmodule } from '@portal/kit/access';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { countRead } from './bulk-reading.ts';
import { choicesOf, homeOf, profileById } from './directory.queries.ts';
import { cardReply, profileReply } from './visible-fields.ts';
import { setDescription, setVisibility } from './profiles.writes.ts';

type Directory = typeof contract.directory;

export async function memberProfile(id: string, call: Call): Promise<HandlerReply<Directory['member']>> {
  const row = found(await profileById(call.db, id, personOf(call)));
  await countRead([row], call);
  return profileReply(row, call);
}

export async function ownProfile(call: Call): Promise<HandlerReply<Directory['profile']>> {
  const person = personOf(call);
  const row = found(await profileById(call.db, person.id, person));
  const { contact, ...profile } = profileReply(row, call);
  const showsAddress = canUseSubmodule(call.deps.profile, 'settings', 'display_user_address', person);
  return {
    data: {
      ...profile,
      contact: {
        ...{ mobile: contact.mobile ?? '', landline: contact.landline ?? '', email: row.email },
        address: showsAddress ? addressLine(await homeOf(call.db, person.id)) : '',
      },
    },
    hidden: hiddenFromMembers({ privacy: row.privacy, flags: row.directory }),
  };
}

export async function ownCard(call: Call): Promise<HandlerReply<Directory['card']>> {
  const person = personOf(call);
  return cardReply(found(await profileById(call.db, person.id, person)), call.deps.portalUrl);
}

export async function saveDescription(
  { description }: HandlerInput<Directory['saveDetails']>['body'],
  call: Call,
): Promise<void> {
  await setDescription(call.db, personOf(call).id, description);
}

export async function visibility(call: Call): Promise<HandlerReply<Directory['visibility']>> {
  return visibilityOf(found(await choicesOf(call.db, personOf(call).id)));
}

/** Audiences follow what was switched, so that nothing is told elsewhere that the directory may not tell. */
export async function saveVisibility(
  choices: HandlerInput<Directory['saveVisibility']>['body'],
  call: Call,
): Promise<void> {
  const { id } = personOf(call);
  await call.db.transaction(async (tx) => {
    await lockPerson(tx, id);
    const before = found(await choicesOf(tx, id));
    const privacy = privacyOnceSaved(choices, before);
    const hasMoved = privacy !== before.privacy;
    await setVisibility(tx, id, {
      directory: choices,
      ...(hasMoved && { privacy, privacyVersion: before.privacyVersion + 1 }),
    });
  });
}
