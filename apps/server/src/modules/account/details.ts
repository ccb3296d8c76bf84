import type { contract, EndpointReply } from '@portal/api/contract';
import { homeCountry, personTitles, workflowFields } from '@portal/rules';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { detailsRow } from './details.queries.ts';

/** What the person who asks has said of themself, for a form of ours and for one of a workflow. */
export async function detailsOf(call: Call): Promise<EndpointReply<typeof contract.account.details>> {
  const { id } = personOf(call);
  const row = await detailsRow(call.db, id);
  const { person, details, soundId } = found(row);
  const formValues = {
    ...{ title: details?.title ?? '', firstName: person.firstName, lastName: person.lastName },
    ...{ email: person.email, mobile: person.mobile ?? '' },
  };
  return {
    ...formValues,
    id,
    middleName: details?.middleName ?? '',
    preferredName: details?.preferredName ?? '',
    nameSaid: details?.nameSaid ?? '',
    postNominals: details?.postNominals ?? '',
    nameSoundUrl: assetUrlsOf(call).soundOrNull(soundId),
    gender: details?.gender ?? '',
    pronoun: person.pronoun,
    registeredEmail: person.email,
    dateOfBirth: details?.dateOfBirth ?? '',
    graduationDate: details?.graduationDate ?? '',
    address: details?.address ?? '',
    suburb: person.suburb ?? '',
    state: person.homeState ?? '',
    postCode: details?.postCode ?? '',
    country: details?.country ?? homeCountry,
    postalAddress: details?.postalAddress ?? '',
    postalSuburb: details?.postalSuburb ?? '',
    postalState: details?.postalState ?? '',
    postalPostCode: details?.postalPostCode ?? '',
    postalCountry: details?.postalCountry ?? homeCountry,
    avatarUrl: assetUrlsOf(call).faceOrNull(person.avatarAssetId),
    memberNum: person.memberNum,
    contactTypes: person.contactTypes.filter((type) => type === 'Member' || type === 'ClientUser' || type === 'Staff'),
    workflowFormFields: workflowFields.map(({ name, ...field }) => ({
      ...field,
      value: formValues[name],
      options: name === 'title' ? personTitles.map((value) => ({ value, label: value })) : null,
    })),
    version: details?.version ?? 0,
  };
}
