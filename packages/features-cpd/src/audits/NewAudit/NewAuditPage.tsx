import { calls, useAction, useEndpoint } from '@portal/api';
import { type PageProps, useDestinations, useMessages, usePortal } from '@portal/kit';
import { auditDestinations } from '../../destinations.ts';
import { cpdDeskMessages } from '../../desk/messages.ts';
import { bodyOf } from './audit-values.ts';
import { NewAuditScreen } from './NewAuditScreen.tsx';

/** Begins an audit, and asks its members. */
export function NewAuditPage(_: PageProps) {
  const t = useMessages(cpdDeskMessages);
  const to = useDestinations(auditDestinations);
  const { navigation } = usePortal();
  const { view } = useEndpoint(calls.audits.options);
  const create = useAction(calls.audits.create, {
    success: t('begun'),
    failure: t('beginFailed'),
    invalidates: [calls.audits.query],
  });
  return (
    <NewAuditScreen
      view={view}
      listHref={to.list()}
      onBegin={async (values) => {
        const href = to.audit(await create.run({ body: bodyOf(values) }));
        if (href !== undefined) navigation.navigate(href);
      }}
    />
  );
}
