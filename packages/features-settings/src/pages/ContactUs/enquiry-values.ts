import type { calls, CallInput, UserDetails } from '@portal/api';
import type { FieldFile } from '@portal/ui';

export interface EnquiryValues {
  Name: string;
  Email: string;
  Mobile: string;
  memberNumber: string;
  Comments: string;
  FileAttachment: readonly FieldFile[];
}

/** What is known of whoever writes; what they write is theirs. */
export function prefilled({ firstName, lastName, email, mobile, memberNum }: UserDetails): EnquiryValues {
  return {
    ...{ Name: `${firstName} ${lastName}`.trim(), Email: email, Mobile: mobile, memberNumber: memberNum ?? '' },
    ...{ Comments: '', FileAttachment: [] },
  };
}

export function enquiryBody(values: EnquiryValues): CallInput<typeof calls.account.enquire>['body'] {
  return {
    ...values,
    Email: values.Email.trim(),
    Comments: values.Comments.trim(),
    FileAttachment: values.FileAttachment.flatMap(({ file }) => file ?? []),
  };
}
