import type { User } from '@portal/api';
import { useDestinations, useFormats, useMessages, userRoles } from '@portal/kit';
import { Badge, MailAddress, Stack, Table, type TableProps, Text } from '@portal/ui';
import { userDestinations } from '../../destinations.ts';
import { accountMessages } from '../../model/messages.ts';

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

export interface UserTableProps extends Pick<TableProps<User>, 'isLoading'> {
  users: readonly User[];
}

export function UserTable({ users, isLoading }: UserTableProps) {
  const t = useMessages(accountMessages);
  const to = useDestinations(userDestinations);
  const { dateMedium } = useFormats();
  return (
    <Table<User>
      caption={t('usersPageTitle')}
      isCaptionHidden
      isLoading={isLoading}
      rows={users}
      rowId={({ id }) => id}
      rowLabel={nameOf}
      rowHref={({ id }) => to.user({ id })}
      columns={[
        {
          id: 'user',
          header: t('userColumn'),
          isRowHeader: true,
          priority: 'high',
          width: 'lg',
          cell: (user) => (
            <Stack gap={1}>
              <Text as="strong">{nameOf(user)}</Text>
              <Text size="sm" tone="quiet">
                <MailAddress>{user.email}</MailAddress>
                {user.memberNumber !== '' && ` · ${user.memberNumber}`}
              </Text>
            </Stack>
          ),
        },
        {
          id: 'role',
          header: t('role'),
          width: 'sm',
          cell: ({ role }) => (
            <Badge tone={role === userRoles.Standard ? 'neutral' : 'info'}>{t(`role.${role}`)}</Badge>
          ),
        },
        {
          id: 'state',
          header: t('account'),
          width: 'sm',
          cell: ({ disabledAt }) => (
            <Badge tone={disabledAt === null ? 'positive' : 'critical'}>
              {t(disabledAt === null ? 'account.enabled' : 'account.disabled')}
            </Badge>
          ),
        },
        {
          id: 'since',
          header: t('sinceColumn'),
          width: 'sm',
          priority: 'low',
          cell: ({ createdAt }) => dateMedium(createdAt),
        },
      ]}
    />
  );
}
