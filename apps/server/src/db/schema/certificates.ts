import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cpdRecords } from './cpd.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** The documents that were given out, by the number with which strangers check them. What they say is not kept, only a hash of it. */
export const certificates = pgTable(
  'certificates',
  {
    number: text().primaryKey(),
    /** Null: the account is gone. */
    personId: text().references(() => people.id, { onDelete: 'set null' }),
    kind: text({ enum: ['record', 'summary'] }).notNull(),
    /** Null: it is of a period, or the record is gone and with it the certificate's worth. */
    recordId: text().references(() => cpdRecords.id, { onDelete: 'set null' }),
    periodId: text(),
    contentHash: text().notNull(),
    /** Of what its record claims, however it is written (`claimOf`); null: it is of a period, or older than this. */
    claimHash: text(),
    issuedAt: instant().notNull(),
    /** It no longer says what the record says. */
    revokedAt: instant(),
    /** Staff have revoked it; null: they have not, or have reinstated it. */
    withdrawnAt: instant(),
    withdrawnBy: text().references(() => people.id, { onDelete: 'set null' }),
    withdrawnReason: text().notNull().default(''),
  },
  (t) => [
    index('certificates_issued_idx').on(t.issuedAt, t.number),
    index('certificates_person_idx').on(t.personId),
    index('certificates_record_idx').on(t.recordId),
    index('certificates_withdrawn_by_idx').on(t.withdrawnBy),
    uniqueIndex('certificates_record_key')
      .on(t.recordId, t.contentHash)
      .where(sql`${t.revokedAt} is null`),
    uniqueIndex('certificates_period_key')
      .on(t.personId, t.periodId, t.contentHash)
      .where(sql`${t.revokedAt} is null`),
  ],
);
