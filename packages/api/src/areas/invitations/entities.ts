import type * as z from 'zod';
import type { invitation, peoplePreview, wishedInvitation } from './schemas.ts';

export type Invitation = z.output<typeof invitation>;
export type WishedInvitation = z.output<typeof wishedInvitation>;
export type PeoplePreview = z.output<typeof peoplePreview>;
