import { calls, firstRead, useEndpointPages } from '@portal/api';
import { type PageProps, type Search, useDestinations } from '@portal/kit';
import { auditDestinations } from '../../destinations.ts';
import { AuditListScreen, type ListStatus } from './AuditListScreen.tsx';

const statusIn = ({ status }: Search): ListStatus => (status === 'open' || status === 'closed' ? status : null);

export function firstReads(_: Readonly<Record<never, string>>, search: Search) {
  return [firstRead(calls.audits.query, { body: { status: statusIn(search) } })];
}

/** Every audit of CPD, for those who audit. */
export function AuditListPage({ search, onSearchChange }: PageProps) {
  const to = useDestinations(auditDestinations);
  const status = statusIn(search);
  const { refetch: _, ...list } = useEndpointPages(
    calls.audits.query,
    { body: { status } },
    { pick: ({ audits }) => audits },
  );
  return (
    <AuditListScreen
      {...list}
      status={status}
      onStatus={(chosen) => onSearchChange({ status: chosen ?? undefined })}
      hrefOf={(id) => to.audit({ id })}
      newHref={to.create()}
    />
  );
}
