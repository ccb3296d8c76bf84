import type { Member } from '@portal/api';
import type { MemberActions } from '@portal/rules';
import { useDestinations, useFormats, useMessages, useViewer } from '@portal/kit';
import {
  Badge,
  Button,
  IconBan,
  IconCheck,
  IconFileText,
  IconTrash,
  IconUserCog,
  MailAddress,
  type MenuEntry,
  type PagerProps,
  PersonLine,
  Table,
  type TableColumn,
  Text,
} from '@portal/ui';
import { type ReactNode, useMemo } from 'react';
import { destinations } from '../../destinations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { nameOf } from './use-member-mutations.ts';

export interface MemberActionProps {
  actionsOf: (member: Member) => MemberActions;
  /** Answers are read by those who let people in. */
  mayReadAnswers: boolean;
  onApprove: (member: Member) => void;
  onRole: (member: Member, role: Member['role']) => void;
  onAnswers: (member: Member) => void;
  onRemove: (member: Member) => void;
  onBlock: (member: Member) => void;
}

export interface MemberTableProps extends MemberActionProps {
  members: readonly Member[];
  pager: PagerProps;
  isUpdating: boolean;
  chosenIds: readonly string[];
  onChosenIds: (ids: string[]) => void;
  onApproveChosen: (ids: readonly string[]) => void;
}

export function MemberTable({ members, pager, isUpdating, chosenIds, ...props }: MemberTableProps) {
  const t = useMessages(communitiesAdminMessages);
  const rowActions = useRowActions(props);
  const canApprove = members.some((member) => props.actionsOf(member).approve);
  const approving = {
    toolbar: (
      <Text size="sm" tone="quiet">
        {t('approveHint')}
      </Text>
    ),
    bulkActions: (ids: readonly string[]) => (
      <Button size="sm" tone="primary" icon={IconCheck} onPress={() => props.onApproveChosen(ids)}>
        {t('approveChosen', { n: ids.length })}
      </Button>
    ),
    inlineActions: (member: Member) =>
      props.actionsOf(member).approve && (
        <Button size="sm" label={t('approveNamed', { name: nameOf(member) })} onPress={() => props.onApprove(member)}>
          {t('approve')}
        </Button>
      ),
  };
  return (
    <Table
      caption={t('members')}
      isCaptionHidden
      rows={members}
      rowId={({ userId }) => userId}
      rowLabel={nameOf}
      columns={useColumns(useShowsEmails(members))}
      isLoading={isUpdating}
      pager={pager}
      selection={canApprove ? 'multiple' : 'none'}
      isRowSelectable={(member) => props.actionsOf(member).approve}
      selectedIds={chosenIds}
      onSelectionChange={props.onChosenIds}
      {...(canApprove && approving)}
      rowActions={rowActions}
    />
  );
}

/** Whether e-mails of others are told: one's own is no reason for a column. */
function useShowsEmails(members: readonly Member[]): boolean {
  const viewer = useViewer();
  return members.some(({ email, userId }) => email !== null && userId !== viewer?.id);
}

function useRowActions({ actionsOf, mayReadAnswers, ...props }: MemberActionProps): (member: Member) => MenuEntry[] {
  const t = useMessages(communitiesAdminMessages);
  return (member) => {
    const actions = actionsOf(member);
    const roles = actions.roles.map((role) => ({
      id: role,
      label: t(`make${role}`),
      icon: IconUserCog,
      onPress: () => props.onRole(member, role),
    }));
    const answers = {
      id: 'answers',
      label: t('viewAnswers'),
      icon: IconFileText,
      onPress: () => props.onAnswers(member),
    };
    const removal = t(member.status === 'Awaiting' ? 'decline' : 'removeFromCommunity');
    const out = [
      { id: 'remove', may: actions.remove, label: removal, icon: IconTrash, onPress: () => props.onRemove(member) },
      { id: 'block', may: actions.block, label: t('blacklist'), icon: IconBan, onPress: () => props.onBlock(member) },
    ].flatMap(({ may, ...entry }) => (may ? [{ ...entry, tone: 'critical' as const }] : []));
    const rest = [...(mayReadAnswers && member.isHaveAnswers ? [answers] : []), ...out];
    if (roles.length === 0) return rest;
    const section = { id: 'roles', section: t('changeRole'), items: roles };
    return rest.length === 0 ? [section] : [section, { id: 'rest', section: t('otherActions'), items: rest }];
  };
}

const statusTones = { Awaiting: 'info', Joined: 'positive', Removed: 'neutral', Blocked: 'critical' } as const;
const roleTones = { Moderator: 'critical', Editor: 'info', Member: 'neutral' } as const;

/** What every list of a community's members tells of them first. */
export function usePersonColumns(hasEmails: boolean): TableColumn<Member>[] {
  const t = useMessages(communitiesAdminMessages);
  const to = useDestinations(destinations);
  return useMemo(
    () => [
      {
        ...{ id: 'name', header: t('name'), isRowHeader: true, priority: 'high' },
        cell: (member) => (
          <PersonLine size="sm" person={{ ...member, id: member.userId }} href={to.profile({ id: member.userId })} />
        ),
      },
      ...(hasEmails
        ? [
            {
              id: 'email',
              header: t('email'),
              cell: ({ email }) => email && <MailAddress>{email}</MailAddress>,
            } satisfies TableColumn<Member>,
          ]
        : []),
      { id: 'organisation', header: t('organisation'), cell: ({ organisationName }) => organisationName },
      { id: 'homeState', header: t('homeState'), width: 'xs', cell: ({ homeState }) => homeState },
    ],
    [t, to, hasEmails],
  );
}

function useColumns(hasEmails: boolean): TableColumn<Member>[] {
  const t = useMessages(communitiesAdminMessages);
  const { date } = useFormats();
  const person = usePersonColumns(hasEmails);
  return useMemo(() => {
    const badge = (tone: keyof typeof roleTones, words: string): ReactNode => (
      <Badge tone={roleTones[tone]}>{words}</Badge>
    );
    return [
      ...person,
      { id: 'role', header: t('role'), width: 'sm', cell: ({ role }) => badge(role, t(role)) },
      {
        ...{ id: 'status', header: t('status'), width: 'xs', priority: 'high' },
        cell: ({ status }) => <Badge tone={statusTones[status]}>{t(status)}</Badge>,
      },
      {
        ...{ id: 'joined', header: t('joinedDate'), width: 'sm' },
        cell: ({ joinedAt, status }) => (joinedAt === null || status !== 'Joined' ? t('noValue') : date(joinedAt)),
      },
    ];
  }, [t, date, person]);
}
