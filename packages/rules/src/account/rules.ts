import {
  conflict,
  invalid,
  limits,
  type Refusal,
  type SecurityEventKind,
  workflowFields,
  type WorkflowName,
} from '@portal/api/rules';
import { unmetPasswordRules } from '@portal/kit/access';

/** What a new password needs beyond a capital, a lowercase letter and its length. */
export const changedPassword = { also: ['digit', 'listedSymbol'] } as const;

interface PasswordChange {
  newPassword: string;
  confirmPassword: string;
}

/** Why a password cannot take the place of another one. */
export function newPasswordRefusal(
  { newPassword, confirmPassword }: PasswordChange,
  isCommon: (password: string) => boolean,
): Refusal | null {
  const [unmet] = unmetPasswordRules(newPassword, { ...changedPassword, isCommon });
  if (unmet === 'common') return invalid('body.newPassword', 'Too many people use this password. Choose another one');
  if (unmet === 'maxLength') return invalid('body.newPassword', 'Password must be at most 128 characters');
  if (unmet !== undefined)
    return invalid(
      'body.newPassword',
      'Password must be at least 8 characters and contain a lowercase letter, an uppercase letter, a digit and a symbol (!@#$%^&*)',
    );
  return newPassword === confirmPassword
    ? null
    : invalid('body.confirmPassword', 'The new password that you entered do not match');
}

/** Whoever changes how they sign in shows first that it is they. */
export const wrongOwnPassword: Refusal = invalid('body.currentPassword', 'This is not your current password');
export const noOwnPassword: Refusal = invalid('body.currentPassword', 'Enter your password to change your e-mail');

/** Somebody signs in by it already. Whose it is, nobody is told. */
export const takenEmail: Refusal = invalid('body.email', 'This e-mail cannot be used. Enter another one');

/** There is nothing to confirm where somebody reads their e-mail already. */
export function confirmedEmailRefusal(isConfirmed: boolean): Refusal | null {
  return isConfirmed ? conflict('Your e-mail is confirmed already.') : null;
}

/** Codes are sent to the e-mail by which one signs in. */
export function codesElsewhereRefusal(mailTo: string, email: string): Refusal | null {
  return mailTo === email ? null : invalid('body.mailTo', 'Codes are sent to the e-mail of your account');
}

/** Details that were changed since they were read are not overwritten unseen. */
export function staleDetailsRefusal(read: number | undefined, now: number): Refusal | null {
  if (read === undefined || read === now) return null;
  return { code: 'stale', message: 'Your details were changed elsewhere meanwhile.' };
}

/** Nobody is born, or has graduated, on a day to come. */
export function dayToComeRefusal(days: { dateOfBirth: string; graduationDate: string }, today: string): Refusal | null {
  if (days.dateOfBirth > today) return invalid('body.dateOfBirth', 'This day is still to come');
  return days.graduationDate > today ? invalid('body.graduationDate', 'This day is still to come') : null;
}

interface WorkflowValue {
  id: string;
  entityId: string;
  value: string;
}

/** What a workflow's form says, by name; a field that it does not have is left out. */
export function workflowValues(fields: readonly WorkflowValue[]): Partial<Record<WorkflowName, string>> {
  return Object.fromEntries(
    fields.flatMap(({ id, entityId, value }) => {
      const known = workflowFields.find((field) => field.id === id && field.entityId === entityId);
      return known === undefined ? [] : [[known.name, value]];
    }),
  );
}

/** Chosen from those that there are. */
export const unknownOrganisation: Refusal = invalid('body.organisation', 'Please select your organisation');

/** What goes with an enquiry weighs no more together than a mail may. */
export function enquiryRefusal(files: readonly { size: number }[]): Refusal | null {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= limits.enquiry.bytes) return null;
  return { code: 'too_large', message: 'Maximum allowed total file size is 10Mb', field: 'body.FileAttachment' };
}

const doneByStaff: ReadonlySet<SecurityEventKind> = new Set([
  'sessionEndedByAdmin',
  'signedOutByAdmin',
  'impersonationStarted',
  'managerAdded',
  'managerRemoved',
  'roleChanged',
  'accountDisabled',
  'accountEnabled',
]);

/** Somebody of the organisation did it: from where is not the member's to know. */
export function isDoneByStaff(kind: SecurityEventKind): boolean {
  return doneByStaff.has(kind);
}
