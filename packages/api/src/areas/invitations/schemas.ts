import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { lineOf } from '../../contract/texts.ts';
import { perhapsLine } from '../account/schemas.ts';
import { dayOrders } from '../cpd/rules/import/read-day.ts';
import { invitationStates, invitedAlready, personFields, personProblems } from './statuses.ts';

const { account, invitation: most } = limits;

export const invitationState = z.enum(invitationStates);

/** Somebody who was brought in, and what has become of it. */
export const invitation = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  memberNumber: z.string(),
  state: invitationState,
  invitedAt: iso,
  /** Null: its mail waits to be sent. */
  sentAt: iso.nullable(),
  /** When the link of one of its mails was opened first; null: it was not yet. */
  openedAt: iso.nullable(),
  acceptedAt: iso.nullable(),
  expiresAt: iso,
  /** Mails so far. */
  sends: z.int(),
  /** Who invited them last; null: they have left. */
  invitedBy: z.string().nullable(),
});

export const wishedInvitation = z.object({
  firstName: lineOf(account.nameLength),
  lastName: lineOf(account.nameLength),
  email: z.email().max(account.emailLength),
  memberNumber: perhapsLine(most.memberNumberLength).default(''),
});

const column = z
  .int()
  .min(0)
  .max(most.columns - 1)
  .nullable();

const choices = z.object({
  columns: z.object({
    email: column,
    firstName: column,
    lastName: column,
    memberNumber: column,
    dateOfBirth: column,
  }),
  /** Null: days such as 3/4/1984 can be read in two ways, and nobody has said which. */
  dayOrder: z.enum(dayOrders).nullable(),
});

const text = z.string().min(1).max(most.characters);

export const peopleReading = z.object({
  text,
  /** Left out: they are guessed. */
  choices: choices.optional(),
});

export const peopleOrder = z.object({
  text,
  fileName: z.string().trim().min(1).max(most.fileNameLength),
  choices,
  /** Of the file, as an editor counts them. */
  lines: z.array(z.int().min(2).max(most.characters)).min(1).max(most.rows),
});

/** Whom a file would invite, row by row. */
export const peoplePreview = z.object({
  columns: z.array(z.string()),
  choices,
  /** It has days that can be read in two ways. */
  asksDayOrder: z.boolean(),
  rows: z.array(
    z.object({
      line: z.int(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      memberNumber: z.string(),
      dateOfBirth: z.iso.date().nullable(),
      problem: z
        .object({ field: z.enum(personFields), kind: z.enum([...personProblems, ...invitedAlready]) })
        .nullable(),
    }),
  ),
});
