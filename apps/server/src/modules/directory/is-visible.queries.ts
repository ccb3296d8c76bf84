import {
  audiences,
  defaultPrivacy,
  flagsOf,
  isShownTo,
  type PrivacyViewer,
  type PrivateField,
  stranger,
} from '@portal/rules';
import { isStaffLevel } from '@portal/kit/access';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { people } from '../../db/schema/index.ts';
import type { Person } from '../../http/person.ts';
import { isConnectedTo } from '../people/index.ts';

export type Asker = Pick<Person, 'id' | 'role' | 'contactTypes'>;

/** A word of ours, which stands in the text so that every call has the same plan. */
const word = (text: string): SQL => sql.raw(`'${text}'`);
const anyOf = (words: readonly string[]): SQL => sql.join(words.map(word), sql`, `);

/**
 * `isVisibleInDirectory` in SQL, for looking people up by a field: whether whoever asks is told it. The rule is asked which audiences those are, without a connection
 * and with one; a test compares both.
 */
export function isFieldVisible(field: PrivateField, asker: Asker): SQL | undefined {
  const viewer = { ...stranger, isStaff: isStaffLevel(asker), isMember: asker.contactTypes.includes('Member') };
  const isShown = or(
    showsTo(field, viewer),
    and(showsTo(field, { ...viewer, isConnected: true }), isConnectedTo(asker)),
  );
  return or(eq(people.id, asker.id), and(...areOn(field), isShown));
}

/** Whether everybody is told it, so that nobody is told more or less of it than another. It is never null. */
export function isVisibleToAll(field: PrivateField): SQL | undefined {
  return and(...areOn(field), showsTo(field, stranger));
}

function showsTo(field: PrivateField, viewer: PrivacyViewer): SQL {
  const shownAudiences = audiences.filter((audience) => isShownTo(field, { [field]: audience }, viewer));
  return sql`coalesce(${people.privacy} ->> ${word(field)}, ${word(defaultPrivacy[field])}) in (${anyOf(shownAudiences)})`;
}

function areOn(field: PrivateField): SQL[] {
  return flagsOf[field].map((flag) => sql`(${people.directory} ->> ${word(flag)}) is distinct from ${word('false')}`);
}
