import type { World } from '@portal/demo/world';
import { userRoles } from '@portal/kit/access';
import type { Db } from '../connect.ts';
import { organisations, people, personSegments, postcodes, segments } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';
import type { WorldFiles } from './world-files.ts';

export async function seedPeople(
  db: Db,
  world: World,
  files: WorldFiles,
  passwordHash: string,
  at: MomentOf,
): Promise<void> {
  await insertRows(db, segments, world.segments);
  await insertRows(db, postcodes, world.postcodes);
  await insertRows(db, organisations, world.organisations);
  const organisationIds = new Map(world.organisations.map(({ id, name }) => [name, id]));
  await insertRows(
    db,
    people,
    world.people.map((person) => ({
      id: person.id,
      email: person.email,
      passwordHash,
      firstName: person.firstName,
      lastName: person.lastName,
      pronoun: person.pronoun,
      role: userRoles[person.role],
      contactTypes: person.contactTypes,
      memberNum: person.memberNumber,
      membershipLapsed: person.membershipLapsed,
      tfaEnabled: person.tfaEnabled,
      mobile: person.mobile,
      allowSms: person.allowSms,
      homeState: person.homeState,
      suburb: person.suburb,
      organisationName: person.organisationName,
      organisationId: organisationIds.get(person.organisationName),
      jobTitle: person.jobTitle,
      description: person.description,
      directory: person.directory,
      expertise: person.expertise,
      avatarAssetId: files.add(person.avatar, {
        ownerKind: 'avatar',
        ownerId: person.id,
        uploadedBy: person.id,
        createdAt: at(person.joinedMinutesAgo),
      }),
      createdAt: at(person.joinedMinutesAgo),
      firstLoginAt: at(person.joinedMinutesAgo),
    })),
  );
  await insertRows(
    db,
    personSegments,
    world.people.flatMap((person) => person.segmentIds.map((segmentId) => ({ personId: person.id, segmentId }))),
  );
}
