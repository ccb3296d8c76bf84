import * as z from 'zod';

const moment = z.iso.datetime();

/** A copy of what is held of somebody: being made, there until a moment, or not to be made. */
export const dataCopy = z.object({
  status: z.enum(['making', 'ready', 'failed']),
  askedAt: moment,
  readyUntil: moment.nullable(),
  bytes: z.number().nullable(),
});

export const pendingDeletion = z.object({ dueAt: moment });

export const personalDataOverview = z.object({ copy: dataCopy.nullable(), deletion: pendingDeletion.nullable() });

/** What deleting an account does. */
export const deletionPreview = z.object({
  /** Why it cannot be deleted now, in words. */
  refusal: z.string().nullable(),
  dueAt: moment,
  goes: z.array(z.object({ heading: z.string(), count: z.number() })),
  stays: z.array(z.object({ heading: z.string(), count: z.number(), because: z.string() })),
});
