import { type ImportedLine, momentOf } from '@portal/api/rules';

/** The record that a line without a problem brings: at noon of its day, which is that day wherever it is read. */
export function importedRecord({ line: _, problem: __, day, minutes, ...words }: ImportedLine, zone: string) {
  return {
    ...words,
    completedAt: day === null ? null : momentOf(`${day}T12:00:00`, zone),
    minutes: minutes ?? 0,
    timeZone: zone,
    source: 'import' as const,
  };
}
