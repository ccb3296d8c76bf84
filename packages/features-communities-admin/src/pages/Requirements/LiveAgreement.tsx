import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { AgreementScreen } from './AgreementScreen.tsx';
import { EditTerms } from './EditTerms.tsx';

/** The terms of a community over their calls, and the dialog in which they are written. */
export function LiveAgreement({ community, facts }: AdminCommunity) {
  const t = useMessages(communitiesAdminMessages);
  const params = { id: community.id };
  const { view, data } = useEndpoint(calls.requirements.agreement, { params });
  const [isEditing, setEditing] = useState(false);
  const save = useAction(calls.requirements.saveAgreement, {
    success: t('saved'),
    failure: ({ message }) => ({ text: t('agreementNotSaved'), description: message }),
    invalidates: [calls.requirements.agreement, calls.communities.byId],
    optimistic: (cache, { body }) =>
      cache.update(
        calls.requirements.agreement,
        ({ params: of }) => of.id === community.id,
        (reply) => ({ ...reply, isRequireAgreement: body.isRequireAgreement }),
      ),
  });
  const mayEdit = facts.permissions.has('commentEdit');
  return (
    <>
      <AgreementScreen
        view={view}
        isSaving={save.isPending}
        onSwitch={
          mayEdit
            ? // The toast says what went wrong, and the switch goes back.
              (isRequireAgreement) => void save.run({ params, body: { isRequireAgreement } }).catch(() => undefined)
            : undefined
        }
        onEdit={mayEdit ? () => setEditing(true) : undefined}
      />
      {isEditing && data !== undefined && (
        <EditTerms community={community} terms={data} onClose={() => setEditing(false)} />
      )}
    </>
  );
}
