import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';

export function announcementsSequences({ admin, staff, world }: Subjects): Sequence[] {
  const { list, dismiss } = contract.announcements;
  const [other = ''] = staff;
  const id = world.announcements.find(({ isActive }) => isActive)?.id ?? '';
  const told = async (target: ConformanceTarget, person: string) =>
    (await replyTo(target, list, {}, person)).announcements.map((announcement) => announcement.id);
  return [
    {
      title: 'an announcement stays away from whoever put it away, however often, and from nobody else',
      async run(target) {
        expectSame(await told(target, admin), [id], 'at first');
        await replyTo(target, dismiss, { params: { id } }, admin);
        await replyTo(target, dismiss, { params: { id } }, admin);
        expectSame(await told(target, admin), [], 'once it is put away');
        expectSame(await told(target, other), [id], 'to somebody else');
      },
    },
  ];
}
