import type { calls, CallInput, UserDetails } from '@portal/api';
import { genders, personTitles } from '@portal/rules';

/** What the form of account details holds, with the version that it began from; a day that is not said is none. */
export interface DetailsValues extends Omit<
  UserDetails,
  | 'id'
  | 'pronoun'
  | 'registeredEmail'
  | 'dateOfBirth'
  | 'graduationDate'
  | 'avatarUrl'
  | 'memberNum'
  | 'contactTypes'
  | 'workflowFormFields'
> {
  pronoun: string;
  dateOfBirth: string | null;
  graduationDate: string | null;
}

export function valuesOf(details: UserDetails): DetailsValues {
  const { id: _id, registeredEmail: _before, workflowFormFields: _fields, ...more } = details;
  const { avatarUrl: _url, memberNum: _number, contactTypes: _types, ...values } = more;
  return {
    ...values,
    pronoun: values.pronoun ?? '',
    dateOfBirth: values.dateOfBirth || null,
    graduationDate: values.graduationDate || null,
  };
}

type Body = CallInput<typeof calls.account.saveDetails>['body'];

/** As the call takes it. A version that was read since is none that was shown in the form. */
export function detailsBody(values: DetailsValues, { id, registeredEmail }: UserDetails): Body {
  return {
    ...values,
    id,
    registeredEmail,
    email: values.email.trim(),
    // What is no title or gender of ours any more is said anew.
    title: personTitles.find((title) => title === values.title) ?? '',
    gender: genders.find((gender) => gender === values.gender) ?? '',
    dateOfBirth: values.dateOfBirth ?? '',
    graduationDate: values.graduationDate ?? '',
  };
}
