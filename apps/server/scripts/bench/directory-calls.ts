import { type BenchCall, get } from './bench-call.ts';

/** Half a page, so that no reader is told of more people than anybody is in a day. */
const length = 12;
const columns = `p.id as "userId", p.first_name as "firstName", p.last_name as "lastName", p.job_title as "jobPosition", p.organisation_name as "companyName", p.avatar_asset_id as "memberImg"`;

/** The directory of all members: all of it, and narrowed by what many and few answer to. */
export function directoryCalls(): readonly BenchCall[] {
  const list = (name: string, query: string, where: string): BenchCall => ({
    name,
    request: (reader) => get(reader, `/api/directory/member/list?size=${length}${query}`),
    bare: {
      text: `select ${columns}, (select count(*)::int from people p where p.is_listed and ${where}) as "totalItems" from people p
        where p.is_listed and ${where} order by p.last_name, p.first_name, p.id limit ${length}`,
      values: () => [],
    },
  });
  return [
    list('directory', '', 'true'),
    list('directory by place', '&locationId=NSW', `p.home_state = 'NSW'`),
    list('directory by word', '&name=abo', `p.search_name like '%abo%'`),
  ];
}
