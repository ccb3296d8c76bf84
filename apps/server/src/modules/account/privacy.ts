import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import {
  defaultPrivacy,
  type PrivacyChoices,
  type ProfileViewer,
  stalePrivacyRefusal,
  viewerLike,
  visibleTo,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { privacyRow, shownFields } from './privacy.queries.ts';
import { setPrivacy } from './privacy.writes.ts';

type Account = typeof contract.account;
type Privacy = EndpointReply<Account['privacy']>;

/** To whom the person who asks shows what of themself. */
export function privacyOf(call: Call): Promise<Privacy> {
  return read(call.db, personOf(call).id);
}

export async function savePrivacy(
  { choices, version }: HandlerInput<Account['savePrivacy']>['body'],
  call: Call,
): Promise<Privacy> {
  const { id } = personOf(call);
  return call.db.transaction(async (tx) => {
    await lockPerson(tx, id);
    refuse(stalePrivacyRefusal(version, (await read(tx, id)).version));
    const saved = { choices, version: version + 1 };
    await setPrivacy(tx, id, choices, saved.version);
    return saved;
  });
}

async function read(db: Db, id: string): Promise<Privacy> {
  const row = await privacyRow(db, id);
  const stored = found(row);
  return { choices: withDefaults(stored.privacy), version: stored.version };
}

/** What can be chosen since they chose is as by default. */
function withDefaults(privacy: Partial<PrivacyChoices> | null): PrivacyChoices {
  return { ...defaultPrivacy, ...privacy };
}

/** The person who asks, by the rule that tells others of them. */
export async function profileAs(as: ProfileViewer, call: Call): Promise<EndpointReply<Account['profileAs']>> {
  const row = await shownFields(call.db, personOf(call).id);
  const person = found(row);
  const fields = {
    photo: person.avatarAssetId,
    pronoun: person.pronoun,
    workplace: person.organisationName,
    state: person.homeState,
    email: person.email,
  };
  const visible = visibleTo(fields, person.privacy, viewerLike[as]);
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    pronoun: visible.pronoun,
    avatarUrl: assetUrlsOf(call).faceOrNull(visible.photo),
    organisationName: visible.workplace,
    homeState: visible.state,
    registeredEmail: visible.email,
  };
}
