import type { PagesState, User } from '@portal/api';
import { userStates } from '@portal/rules';
import { useDestinations, useMessages } from '@portal/kit';
import {
  Button,
  EmptyState,
  Grid,
  Heading,
  Illustration,
  Link,
  PageLayout,
  SearchField,
  Select,
  ShowMoreList,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import { userDestinations } from '../../destinations.ts';
import { accountMessages } from '../../model/messages.ts';
import { areUsersLimited, contactTypes, roles, type UserFilters } from './user-filters.ts';
import { UserTable } from './UserTable.tsx';

export interface UsersScreenProps extends Omit<PagesState<User>, 'refetch'> {
  filters: UserFilters;
  onTyped: (keyword: string) => void;
  onChoose: (chosen: Partial<UserFilters>) => void;
  onClear: () => void;
}

/** Every account, with what finds one. */
export function UsersScreen({ filters, onTyped, onChoose, onClear, ...list }: UsersScreenProps) {
  const t = useMessages(accountMessages);
  const isLimited = areUsersLimited(filters);
  return (
    <PageLayout header={<Head />}>
      <Stack gap={5}>
        <Filters filters={filters} onTyped={onTyped} onChoose={onChoose} />
        <ShowMoreList
          {...list}
          label={t('usersPageTitle')}
          failedTitle={t('usersFailed')}
          moreLabel={t('moreUsers')}
          moreFailedText={t('moreUsersFailed')}
          skeleton={<UserTable users={[]} isLoading />}
          skeletonLabel={t('usersLoading')}
          empty={
            <EmptyState
              illustration={<Illustration name={isLimited ? 'search' : 'people'} />}
              title={t(isLimited ? 'noUsersFound' : 'noUsers')}
              text={isLimited ? t('noUsersFoundText') : undefined}
              action={isLimited && <Button onPress={onClear}>{t('clearFilters')}</Button>}
            />
          }
        >
          {(users) => <UserTable users={users} />}
        </ShowMoreList>
      </Stack>
    </PageLayout>
  );
}

function Head() {
  const t = useMessages(accountMessages);
  const invitations = useDestinations(userDestinations).invitations();
  return (
    <Stack gap={2}>
      <Spread>
        <Heading level={1} isFocusable>
          {t('usersPageTitle')}
        </Heading>
        {invitations !== undefined && <Link href={invitations}>{t('invitationsPageTitle')}</Link>}
      </Spread>
      <Text tone="quiet">{t('usersIntro')}</Text>
    </Stack>
  );
}

function Filters({ filters, onTyped, onChoose }: Pick<UsersScreenProps, 'filters' | 'onTyped' | 'onChoose'>) {
  const t = useMessages(accountMessages);
  return (
    <Grid minColumn="sm" gap={4}>
      <SearchField
        label={t('usersSearch')}
        placeholder={t('usersSearch')}
        value={filters.keyword}
        debounceMs={0}
        onChange={onTyped}
      />
      <Select
        label={t('role')}
        value={String(filters.role)}
        options={[
          { value: 'every', label: t('everyRole') },
          ...roles.map((role) => ({ value: String(role), label: t(`role.${role}`) })),
        ]}
        onChange={(chosen) => onChoose({ role: roles.find((role) => String(role) === chosen) ?? 'every' })}
      />
      <Select
        label={t('contactType')}
        value={filters.contactType}
        options={[
          { value: 'every', label: t('everyContactType') },
          ...contactTypes.map((type) => ({ value: type, label: t(`contactType.${type}`) })),
        ]}
        onChange={(chosen) => onChoose({ contactType: contactTypes.find((type) => type === chosen) ?? 'every' })}
      />
      <Select
        label={t('account')}
        value={filters.state}
        options={[
          { value: 'every', label: t('everyAccount') },
          ...userStates.map((state) => ({ value: state, label: t(`account.${state}`) })),
        ]}
        onChange={(chosen) => onChoose({ state: userStates.find((state) => state === chosen) ?? 'every' })}
      />
    </Grid>
  );
}
