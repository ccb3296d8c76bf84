import type { DetailsInput, PersonInput } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people, personDetails } from '../../db/schema/index.ts';

/** What is left out stays as it was. */
export type DetailsChange = PersonInput & Partial<DetailsInput>;

interface Writing {
  id: string;
  version: number;
  now: Date;
}

export async function write(tx: Db, input: DetailsChange, { id, version, now }: Writing): Promise<void> {
  const { firstName, lastName, email, mobile, pronoun, suburb, state } = input;
  await tx
    .update(people)
    .set({
      ...{ firstName, lastName, email, mobile: mobile || null },
      ...(pronoun !== undefined && { pronoun: pronoun || null }),
      ...(suburb !== undefined && { suburb: suburb || null }),
      ...(state !== undefined && { homeState: state || null }),
    })
    .where(eq(people.id, id));
  const details = { ...detailsIn(input), version, updatedAt: now };
  await tx
    .insert(personDetails)
    .values({ personId: id, ...details })
    .onConflictDoUpdate({ target: personDetails.personId, set: details });
}

/** Columns that are undefined keep what they have. */
function detailsIn({ title, dateOfBirth, graduationDate, ...rest }: DetailsChange) {
  const { middleName, preferredName, nameSaid, postNominals, gender, address, postCode, country } = rest;
  const { postalAddress, postalSuburb, postalState, postalPostCode, postalCountry } = rest;
  return {
    ...{ title, middleName, preferredName, nameSaid, postNominals, gender, address, postCode, country },
    ...{ postalAddress, postalSuburb, postalState, postalPostCode, postalCountry },
    ...(dateOfBirth !== undefined && { dateOfBirth: dateOfBirth || null }),
    ...(graduationDate !== undefined && { graduationDate: graduationDate || null }),
  };
}
