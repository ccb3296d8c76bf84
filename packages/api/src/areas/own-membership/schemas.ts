import * as z from 'zod';
import { id } from '../../contract/fields.ts';
import { memberStatuses } from './statuses.ts';

const day = z.iso.date();

/** Somebody's membership of the organisation. */
export const ownMembership = z.object({
  id,
  memberNum: z.string(),
  membershipName: z.string(),
  memberStatus: z.enum(memberStatuses),
  joinDate: day,
  renewedToDate: day.nullable(),
  terminationDate: day.nullable(),
});

/** Where something of a membership is done; null: the organisation offers no such place. */
export const placeToGo = z.object({ url: z.string().nullable() });
