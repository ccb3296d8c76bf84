import { calls, pageSizes, type UserAccount, useAction, useEndpoint } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { Banner, ConfirmDialog, fullNameOf, ProblemPanel, Skeleton, SkeletonRegion, Stack, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';

export interface ConfirmManagerDialogProps {
  person: UserAccount;
  onBack: () => void;
  onDone: () => void;
}

/** Asks before somebody becomes a manager, and says what they lose by it. */
export function ConfirmManagerDialog({ person, onBack, onDone }: ConfirmManagerDialogProps) {
  const t = useMessages(communitiesAdminMessages);
  const { registeredEmail: userEmail } = person;
  const add = useAction(calls.managers.add, {
    success: t('saved'),
    successMs: successToastMs,
    failure: ({ message }) => ({ text: t('managerAddFailed'), description: message }),
    invalidates: [calls.managers.list, calls.people.search],
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('confirmManagerTitle', { name: fullNameOf(person) })}
      confirmLabel={t('addManager')}
      cancelLabel={t('cancel')}
      isPending={add.isPending}
      onConfirm={() => {
        // The toast has said so where it could not be done; the question stays.
        if (userEmail !== null) void add.run({ body: { userEmail, role: 'Manager' } }).then(onDone, () => undefined);
      }}
      onCancel={onBack}
    >
      <Stack gap={4}>
        {userEmail === null ? (
          <Text tone="critical">{t('managerWithoutEmail')}</Text>
        ) : (
          <Text tone="quiet">{userEmail}</Text>
        )}
        <Banner tone="caution">{t('managerLoss')}</Banner>
        <Losses personId={person.id} />
      </Stack>
    </ConfirmDialog>
  );
}

/** The communities that they belong to, or are kept out of. */
function Losses({ personId }: { personId: string }) {
  const t = useMessages(communitiesAdminMessages);
  const query = { userId: personId, page: 1, pageSize: pageSizes.admin };
  const { view } = useEndpoint(calls.membership.ofPerson, { query });
  if (view.state === 'failed' || view.state === 'forbidden')
    return (
      <ProblemPanel
        scope="panel"
        title={t('managerLossesFailed')}
        detail={view.problem.message}
        onRetry={view.state === 'failed' ? view.retry : undefined}
      />
    );
  if (view.state !== 'ready')
    return (
      <SkeletonRegion label={t('listLoadingNow')}>
        <Skeleton lines={3} />
      </SkeletonRegion>
    );
  const { communities, totalItemCount } = view.data;
  if (communities.length === 0) return null;
  const others = totalItemCount - communities.length;
  return (
    <Stack gap={2}>
      <Text>{t('managerLosses')}</Text>
      <Stack as="ul" gap={1}>
        {communities.map(({ id, name, isBlocked }) => (
          <li key={id}>{isBlocked ? t('managerBlocked', { name }) : name}</li>
        ))}
      </Stack>
      {others > 0 && <Text>{t('managerLossesMore', { n: others })}</Text>}
    </Stack>
  );
}
