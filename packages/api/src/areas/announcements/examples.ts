import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function announcementsExamples({ member, world }: Subjects): ExamplesOf<'announcements'> {
  const id = world.announcements.find(({ isActive }) => isActive)?.id ?? '';
  return { list: { as: member, input: {} }, dismiss: { as: member, input: { params: { id } } } };
}
