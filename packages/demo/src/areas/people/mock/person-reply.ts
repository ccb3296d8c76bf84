import { isStaffLevel, userRoles } from '@portal/kit/access';
import type { Person } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { type PrivacyViewer, visibleTo } from '@portal/rules';
import { membershipOf } from '../../communities/state.ts';
import type { MockPerson } from '../state.ts';

/** Somebody as a viewer may know them. */
export function personReply(person: MockPerson, viewer: MockPerson, state: MockState): Person {
  return personTo(person, privacyViewerOf(person, viewer, state), state);
}

/** The same as those are told who stand to them in a certain way. */
export function personTo(person: MockPerson, viewer: PrivacyViewer, state: MockState): Person {
  const { id, firstName, lastName } = person;
  const { photo, pronoun } = visibleTo(
    { photo: photoOf(person, state), pronoun: person.pronoun },
    choicesOf(person, state),
    viewer,
  );
  return { id, firstName, lastName, pronoun, avatarUrl: photo };
}

/** Where they work, where they live and how they are reached by mail, as far as a viewer may know it. */
export function contactTo(person: MockPerson, viewer: PrivacyViewer, state: MockState) {
  const { organisationName, homeState, email } = person;
  return visibleTo({ workplace: organisationName, state: homeState, email }, choicesOf(person, state), viewer);
}

/** How a viewer stands to somebody. */
export function privacyViewerOf({ id }: MockPerson, viewer: MockPerson, state: MockState): PrivacyViewer {
  const hasJoined = (communityId: string, personId: string) =>
    membershipOf(state, communityId, personId)?.status === 'Joined';
  return {
    isOneself: id === viewer.id,
    isStaff: isStaffLevel({ role: userRoles[viewer.role] }),
    isMember: viewer.contactTypes.includes('Member'),
    get isConnected() {
      return state.communities
        .values()
        .some((one) => !one.isDeleted && !one.isAutoJoin && hasJoined(one.id, viewer.id) && hasJoined(one.id, id));
    },
  };
}

export function photoOf({ id, avatar }: MockPerson, { photos }: MockState): string | null {
  return photos.get(id) ?? pictureUrl(avatar);
}

function choicesOf({ id }: MockPerson, { privacy }: MockState) {
  return privacy.get(id)?.choices ?? null;
}

/** The parts of the organisation a person belongs to, by name. */
export function segmentsOf({ world }: MockState, { segmentIds }: MockPerson): { id: string; name: string }[] {
  return world.segments.filter(({ id }) => segmentIds.includes(id)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function personById({ people }: Pick<MockState, 'people'>, id: string): MockPerson {
  const person = people.get(id);
  if (person === undefined) throw new Error(`The world has no person ${id}`);
  return person;
}
