import { alwaysThere, type CountedRecord, rulePacks, standing } from '@portal/rules';

const runs = 300;
const now = new Date('2026-11-23T02:00:00Z');
const day = 86_400_000;

/** How many milliseconds of a processor it takes to say where somebody stands, by the pack that asks for most, once the engine is warm. */
export function standingMs(count: number): number {
  const pack = rulePacks['skills-points'];
  const records = Array.from({ length: count }, (_, at): CountedRecord => ({
    completedAt: new Date(now.getTime() - (at % 1500) * day),
    minutes: 15 + (at % 90),
    categoryId: pack.categories[at % 5]?.id ?? null,
  }));
  const person = {
    ...alwaysThere,
    joinedOn: '2025-02-03',
    leaves: [{ firstDay: '2025-06-01', lastDay: '2025-09-30' }],
  };
  const once = () => standing({ pack, zone: 'Australia/Sydney', records, person }, now);
  for (let run = 0; run < runs; run += 1) once();
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) once();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / runs;
}
