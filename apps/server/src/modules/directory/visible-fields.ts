import type { contract, HandlerReply } from '@portal/api/contract';
import { type TabledMember, visibleInDirectory, visibleOnCard } from '@portal/rules';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { viewerOf } from '../people/index.ts';
import type { MemberRow, ProfileRow, TableRow } from './directory.queries.ts';

type Directory = typeof contract.directory;
type Member = HandlerReply<Directory['members']>['members'][number];
type Profile = HandlerReply<Directory['member']>;
type Card = HandlerReply<Directory['card']>;

const choicesIn = ({ privacy, directory: flags }: MemberRow) => ({ privacy, flags });

/** A card, as the directory tells of somebody to whoever asks. */
export function cardOf(row: MemberRow, call: Call): Omit<Member, 'kilometres'> {
  const { id, firstName, lastName } = row;
  const fields = { photo: row.avatarAssetId, workplace: row.organisationName ?? '' };
  const { photo, workplace } = visibleInDirectory(fields, choicesIn(row), viewerOf(row, personOf(call)));
  return {
    ...{ userId: id, contactId: id, firstName, lastName },
    jobPosition: workplace === null ? '' : (row.jobTitle ?? ''),
    companyName: workplace ?? '',
    memberImg: assetUrlsOf(call).faceOrNull(photo),
  };
}

/** The same as a row of a table. */
export function tableRowOf(row: TableRow, call: Call): TabledMember {
  const fields = { workplace: row.organisationName ?? '', state: row.homeState, email: row.email };
  const { workplace, state, email } = visibleInDirectory(fields, choicesIn(row), viewerOf(row, personOf(call)));
  return {
    ...{ firstName: row.firstName, lastName: row.lastName, organisation: workplace ?? '' },
    jobTitle: workplace === null ? '' : (row.jobTitle ?? ''),
    ...{ state: state ?? '', email: email ?? '' },
  };
}

/** The same of a profile. */
export function profileReply(row: ProfileRow, call: Call): Profile {
  const fields = {
    ...{ photo: row.avatarAssetId, pronoun: row.pronoun, workplace: row.organisationName ?? '' },
    ...{ email: row.email, mobile: row.mobile, landline: row.landline },
  };
  const visible = visibleInDirectory(fields, choicesIn(row), viewerOf(row, personOf(call)));
  return {
    ...{ firstName: row.firstName, lastName: row.lastName, aboutMe: row.description },
    postNominal: row.postNominals ?? '',
    pronoun: visible.pronoun ?? '',
    nameSaid: row.nameSaid ?? '',
    nameSoundUrl: assetUrlsOf(call).soundOrNull(row.nameSoundId),
    imageUrl: assetUrlsOf(call).faceOrNull(visible.photo),
    organisation:
      visible.workplace === null
        ? { id: null, name: '', address: '', jobTitle: '' }
        : {
            ...{ id: row.organisationId, name: visible.workplace, address: row.organisationLocation ?? '' },
            jobTitle: row.jobTitle ?? '',
          },
    contact: { mobile: visible.mobile || null, landline: visible.landline || null, email: visible.email },
  };
}

/** Somebody’s own card, as they hand it on: who is listed has a profile that it leads to. */
export function cardReply(row: ProfileRow, portalUrl: string): Card {
  const { id, firstName, lastName } = row;
  const { workplace, email } = visibleOnCard(
    { workplace: row.organisationName ?? '', email: row.email },
    choicesIn(row),
  );
  return {
    ...{ firstName, lastName, postNominal: row.postNominals ?? '', organisation: workplace ?? '' },
    jobTitle: workplace === null ? '' : (row.jobTitle ?? ''),
    email: email ?? '',
    url: row.isListed ? new URL(`/profile/${encodeURIComponent(id)}`, portalUrl).href : null,
  };
}
