import type { FirstTimeInput } from '@portal/api/contract';
import { type FirstTimeForm, homeCountry, postNominalLine } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { firstTimeDrafts, firstTimes, people, personDetails } from '../../db/schema/index.ts';

export async function writeDetails(
  tx: Db,
  {
    title,
    prefName,
    postNominal,
    gender,
    dob,
    communicationDetails: { homeAddress },
  }: Omit<FirstTimeInput, 'password'>,
  { id, form, now }: { id: string; form: FirstTimeForm; now: Date },
): Promise<void> {
  const [row] = await tx
    .select({ version: personDetails.version })
    .from(personDetails)
    .where(eq(personDetails.personId, id));
  const details = {
    ...(form.has('title') && { title }),
    ...(form.has('prefName') && { preferredName: prefName }),
    ...(form.has('postNominal') && { postNominals: postNominalLine(postNominal) }),
    ...(form.has('gender') && { gender }),
    ...(form.has('dob') && { dateOfBirth: dob || null }),
    ...(form.has('homeAddress') && {
      address: homeAddress.address1,
      postCode: homeAddress.postcode,
      country: homeAddress.country || homeCountry,
    }),
    version: (row?.version ?? 0) + 1,
    updatedAt: now,
  };
  await tx
    .insert(personDetails)
    .values({ personId: id, ...details })
    .onConflictDoUpdate({ target: personDetails.personId, set: details });
}

export async function insertFirstTime(tx: Db, firstTime: typeof firstTimes.$inferInsert): Promise<void> {
  await tx.insert(firstTimes).values(firstTime);
}

export async function deleteDraft(tx: Db, personId: string): Promise<void> {
  await tx.delete(firstTimeDrafts).where(eq(firstTimeDrafts.personId, personId));
}

export async function changePerson(tx: Db, id: string, changes: Partial<typeof people.$inferInsert>): Promise<void> {
  await tx.update(people).set(changes).where(eq(people.id, id));
}
