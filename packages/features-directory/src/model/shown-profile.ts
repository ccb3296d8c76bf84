import type { MemberProfile, OwnProfile } from '@portal/api';

type ContactField = keyof OwnProfile['contact'];

/** A profile as it is drawn: somebody’s, or one’s own. */
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

/** What leads to a way of reaching somebody, where a device can follow it. */
export function hrefOfContact(field: ContactField, text: string): string | undefined {
  if (field === 'email') return `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}`;
  return field === 'address' ? undefined : `tel:${text.replaceAll(/[^\d+]/g, '')}`;
}
