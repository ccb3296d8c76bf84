import type { Invitation, PagesState } from '@portal/api';
import { type InvitationState, invitationStates } from '@portal/rules';
import { useMessages } from '@portal/kit';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Grid,
  Heading,
  Illustration,
  PageLayout,
  SearchField,
  Select,
  ShowMoreList,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { areInvitationsLimited, type InvitationFilters } from './invitation-filters.ts';
import { InvitationTable } from './InvitationTable.tsx';
import { accountMessages } from '../../model/messages.ts';

export interface InvitationsScreenProps extends Omit<PagesState<Invitation>, 'refetch'> {
  filters: InvitationFilters;
  /** The invitation that is asked about before it is revoked. */
  revoking: Invitation | null;
  isRevoking: boolean;
  /** The ways to invite. */
  actions: ReactNode;
  onTyped: (keyword: string) => void;
  onState: (state: InvitationState | 'every') => void;
  onClear: () => void;
  onResend: (invitation: Invitation) => void;
  onAskRevoke: (invitation: Invitation | null) => void;
  onRevoke: (invitation: Invitation) => void;
}

/** Who was invited, and what has become of it. */
export function InvitationsScreen(props: InvitationsScreenProps) {
  const { filters, revoking, isRevoking, actions, onTyped, onState, onClear, ...rest } = props;
  const { onResend, onAskRevoke, onRevoke, ...list } = rest;
  const t = useMessages(accountMessages);
  const isLimited = areInvitationsLimited(filters);
  return (
    <PageLayout header={<Head actions={actions} />}>
      <Stack gap={5}>
        <Filters filters={filters} onTyped={onTyped} onState={onState} />
        <ShowMoreList
          {...list}
          label={t('invitationsPageTitle')}
          failedTitle={t('invitationsFailed')}
          moreLabel={t('moreInvitations')}
          moreFailedText={t('moreInvitationsFailed')}
          skeleton={<InvitationTable invitations={[]} onResend={onResend} onAskRevoke={onAskRevoke} isLoading />}
          skeletonLabel={t('invitationsLoading')}
          empty={
            <EmptyState
              illustration={<Illustration name={isLimited ? 'search' : 'people'} />}
              title={t(isLimited ? 'noInvitationsFound' : 'noInvitations')}
              text={t(isLimited ? 'noInvitationsFoundText' : 'noInvitationsText')}
              action={isLimited && <Button onPress={onClear}>{t('clearFilters')}</Button>}
            />
          }
        >
          {(invitations) => <InvitationTable invitations={invitations} onResend={onResend} onAskRevoke={onAskRevoke} />}
        </ShowMoreList>
      </Stack>
      {revoking !== null && (
        <ConfirmDialog
          isOpen
          title={t('revokeTitle', { name: `${revoking.firstName} ${revoking.lastName}` })}
          confirmLabel={t('revoke')}
          cancelLabel={t('cancel')}
          tone="critical"
          isPending={isRevoking}
          onConfirm={() => onRevoke(revoking)}
          onCancel={() => onAskRevoke(null)}
        >
          {t('revokeText')}
        </ConfirmDialog>
      )}
    </PageLayout>
  );
}

function Head({ actions }: { actions: ReactNode }) {
  const t = useMessages(accountMessages);
  return (
    <Stack gap={2}>
      <Spread>
        <Heading level={1} isFocusable>
          {t('invitationsPageTitle')}
        </Heading>
        {actions}
      </Spread>
      <Text tone="quiet">{t('invitationsIntro')}</Text>
    </Stack>
  );
}

function Filters({ filters, onTyped, onState }: Pick<InvitationsScreenProps, 'filters' | 'onTyped' | 'onState'>) {
  const t = useMessages(accountMessages);
  const states = ['every', ...invitationStates] as const;
  return (
    <Grid minColumn="sm" gap={4}>
      <SearchField
        label={t('invitationsSearch')}
        placeholder={t('invitationsSearch')}
        value={filters.keyword}
        debounceMs={0}
        onChange={onTyped}
      />
      <Select
        label={t('state')}
        value={filters.state}
        options={states.map((value) => ({ value, label: value === 'every' ? t('everyState') : t(`state.${value}`) }))}
        onChange={(chosen) => onState(states.find((state) => state === chosen) ?? 'every')}
      />
    </Grid>
  );
}
