import type { person } from '@portal/api/contract';
import { type PrivacyChoices, type PrivacyViewer, type PrivateField, visibleTo } from '@portal/rules';
import { isStaffLevel } from '@portal/kit/access';
import type * as z from 'zod';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import type { Person } from '../../http/person.ts';

/** What decides how much of a person somebody is told. */
export interface PrivacyRow {
  id: string;
  privacy: Partial<PrivacyChoices> | null;
  /** With whoever asks, where the person has chosen that it matters. */
  isConnected: boolean;
}

/** What others see of a person, as the database builds it. */
export interface PersonRow extends PrivacyRow {
  firstName: string;
  lastName: string;
  pronoun: string | null;
  avatarAssetId: string | null;
}

/** How the person who asks stands to somebody. */
export function viewerOf(
  { id, isConnected }: Pick<PrivacyRow, 'id' | 'isConnected'>,
  asking: Pick<Person, 'id' | 'role' | 'contactTypes'>,
): PrivacyViewer {
  return {
    isOneself: id === asking.id,
    isStaff: isStaffLevel(asking),
    isMember: asking.contactTypes.includes('Member'),
    isConnected,
  };
}

/** Fields of somebody as far as the person who asks may know them: whatever tells of a person asks here. */
export function shownTo<Field extends PrivateField>(
  fields: Record<Field, string | null>,
  row: PrivacyRow,
  asking: Pick<Person, 'id' | 'role' | 'contactTypes'>,
): Record<Field, string | null> {
  return visibleTo(fields, row.privacy, viewerOf(row, asking));
}

/** Only these five: a row may carry more, which is nobody's business. */
export function personReply(row: PersonRow, call: Call): z.output<typeof person> {
  const { id, firstName, lastName } = row;
  const { photo, pronoun } = shownTo({ photo: row.avatarAssetId, pronoun: row.pronoun }, row, personOf(call));
  return { id, firstName, lastName, pronoun, avatarUrl: assetUrlsOf(call).faceOrNull(photo) };
}
