import type { AuditContents } from '@portal/api/contract';
import type { RulePack } from '@portal/rules';
import type { SummaryFacts } from '../../documents/summary-facts.ts';
import type { Issued } from '../certificates/index.ts';

/** A file that proves a record, as it is stored; its hash is the SHA-256 of its bytes. */
export interface EvidenceFile {
  name: string;
  hash: string;
  bytes: number;
  /** It was removed since: it is named, and not there. */
  isRemoved: boolean;
}

/** Everything that a pack is made from; the same state gives the same bytes, whenever it is made. */
export interface PackState {
  holder: string;
  period: { firstDay: string; lastDay: string };
  /** The day as of whose end it tells; null: as it is, or as it was submitted. */
  asOf: string | null;
  /** When it was submitted; null: it is the member's own. */
  submittedAt: string | null;
  /** The first day of which all is known; null: every day. */
  exactSince: string | null;
  contents: AuditContents;
  /** By the ids of the contents' evidence. */
  files: ReadonlyMap<string, EvidenceFile>;
  rulePack: Pick<RulePack, 'unit'>;
  /** The ids of the records that the organisation has confirmed. */
  confirmed: ReadonlySet<string>;
  /** By the ids of records. */
  certificates: ReadonlyMap<string, Issued>;
  /** Null: it was not kept when this was submitted. */
  summary: SummaryFacts | null;
}

export function filesOf({ contents, files }: Pick<PackState, 'contents' | 'files'>): EvidenceFile[] {
  return contents.records.flatMap(({ evidence }) => evidence.flatMap(({ id }) => files.get(id) ?? []));
}
