import type { AuditFilter } from '@portal/api';

export interface AuditValues {
  name: string;
  periodId: string | null;
  dueOn: string | null;
  whom: 'sample' | 'named';
  size: number | null;
  /** Empty: one is made. */
  seed: string;
  records: AuditFilter['records'];
  includesLapsed: boolean;
  leavesOutAsked: boolean;
  personIds: readonly string[];
}

/** The period before that of today is the one that is over. */
export function newAudit(periods: readonly { periodId: string }[], dueOn: string): AuditValues {
  return {
    name: '',
    periodId: (periods[1] ?? periods[0])?.periodId ?? null,
    dueOn,
    whom: 'sample',
    size: 10,
    seed: '',
    records: 'any',
    includesLapsed: false,
    leavesOutAsked: true,
    personIds: [],
  };
}

export function filterOf({ records, includesLapsed, leavesOutAsked }: AuditValues): AuditFilter {
  return { records, includesLapsed, leavesOutAsked };
}

export function bodyOf(values: AuditValues) {
  const { name, periodId, dueOn, whom, size, seed, personIds } = values;
  const chosen =
    whom === 'named'
      ? { kind: whom, personIds: [...personIds] }
      : {
          kind: whom,
          size: size ?? 1,
          filter: filterOf(values),
          ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
        };
  return { name, periodId: periodId ?? '', dueOn: dueOn ?? '', whom: chosen };
}
