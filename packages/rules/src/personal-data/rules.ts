import { conflict, invalid, limits, type Refusal } from '@portal/api/rules';

/** What somebody types who has their account deleted, so that it is not done by a slip. */
export const deletionWord = 'DELETE';

export const missingCopy: Refusal = {
  code: 'not_found',
  message: 'There is no copy of your data to download. Ask for one.',
};
export const noDeletion = conflict('Your account is not to be deleted.');

/** One is made at a time. */
export function copyRefusal(copy: { status: string } | null): Refusal | null {
  return copy?.status === 'making' ? conflict('A copy of your data is being made already.') : null;
}

export function deletionWordRefusal(word: string): Refusal | null {
  return word.trim().toUpperCase() === deletionWord ? null : invalid('body.word', `Type ${deletionWord} to go on`);
}

interface DeletionFacts {
  isStaff: boolean;
  isAdministrator: boolean;
  /** Where they are an administrator: there is no other. */
  isLastAdministrator: boolean;
  isPending: boolean;
  /** Of events to come, which are paid back by the rules of their events. */
  hasPaidTickets: boolean;
}

/** Why an account is not deleted by its owner. */
export function deletionRefusal({
  isStaff,
  isAdministrator,
  isLastAdministrator,
  isPending,
  hasPaidTickets,
}: DeletionFacts): Refusal | null {
  if (isAdministrator && isLastAdministrator)
    return conflict('You are the only administrator. Make somebody else an administrator first.');
  if (isStaff)
    return conflict('Accounts of staff are not deleted here. Ask an administrator to make yours a member’s first.');
  if (isPending) return conflict('Your account is to be deleted already.');
  return hasPaidTickets
    ? conflict(
        'You have paid for tickets of events to come. Cancel them and ask for a refund first, or come back when the events are over.',
      )
    : null;
}

export function deletionDue(now: Date): Date {
  return new Date(now.getTime() + limits.personalData.deletionDays * 86_400_000);
}
