import type { MemberProfile, OwnProfile } from '@portal/api';

type ContactField = keyof OwnProfile['contact'];

/** A profile as it is rendered: somebody’s, or one’s own. */
export type ShownProfile = Omit<MemberProfile, 'contact'> & {
  contact: Readonly<Partial<Record<ContactField, string | null>>>;
};

const contactFields: readonly ContactField[] = ['email', 'mobile', 'landline', 'address'];

/** The ways to reach somebody that a profile tells, in their order. */
export function waysToReach({ contact }: ShownProfile): { field: ContactField; text: string }[] {
  return contactFields.flatMap((field) => {
    const text = contact[field] ?? '';
    return text === '' ? [] : [{ field, text }];
  });
}

/** What an e-mail leads to; whatever else stands in it than an address leads nowhere else. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
