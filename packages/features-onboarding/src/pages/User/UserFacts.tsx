import type { UserDetail } from '@portal/api';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Badge, Banner, Button, DescriptionList, Inline, Link, MailAddress, Section, Stack } from '@portal/ui';
import { userDestinations } from '../../destinations.ts';
import { accountMessages } from '../../model/messages.ts';
import type { UserQuestion } from './use-user.ts';

interface UserFactsProps {
  user: UserDetail;
  onAsk: (question: UserQuestion) => void;
}

/** What is known of an account, with what may be done with it. */
export function UserFacts({ user, onAsk }: UserFactsProps) {
  const t = useMessages(accountMessages);
  const { dateMedium } = useFormats();
  const { contactTypes } = user;
  return (
    <Section title={t('account')}>
      <Stack gap={4}>
        <DisabledNotice user={user} />
        <DescriptionList
          items={[
            { term: t('email'), description: <MailAddress>{user.email}</MailAddress> },
            { term: t('memberNumber'), description: user.memberNumber || t('noMemberNumber') },
            { term: t('role'), description: t(`role.${user.role}`) },
            ...(contactTypes.length === 0
              ? []
              : [
                  {
                    term: t('contactType'),
                    description: (
                      <Inline gap={2}>
                        {contactTypes.map((type) => (
                          <Badge key={type}>{t(`contactType.${type}`)}</Badge>
                        ))}
                      </Inline>
                    ),
                  },
                ]),
            { term: t('since'), description: dateMedium(user.createdAt) },
          ]}
        />
        <UserActions user={user} onAsk={onAsk} />
      </Stack>
    </Section>
  );
}

function DisabledNotice({ user: { disabledAt, disabling } }: Pick<UserFactsProps, 'user'>) {
  const t = useMessages(accountMessages);
  const { dateMedium } = useFormats();
  if (disabledAt === null) return null;
  const date = dateMedium(disabledAt);
  const by = disabling?.by ?? null;
  return (
    <Banner tone="caution" title={by === null ? t('isDisabled', { date }) : t('isDisabledBy', { date, name: by })}>
      {disabling?.reason ?? null}
    </Banner>
  );
}

function UserActions({ user, onAsk }: UserFactsProps) {
  const t = useMessages(accountMessages);
  const actFor = useDestinations(userDestinations).impersonate({}, { person: user.id });
  return (
    <Inline gap={3}>
      {user.rolesToGive.length > 0 && <Button onPress={() => onAsk('role')}>{t('changeRole')}</Button>}
      {user.canBeDisabled && (
        <Button tone="critical" onPress={() => onAsk('disable')}>
          {t('disableAccount')}
        </Button>
      )}
      {user.canBeEnabled && <Button onPress={() => onAsk('enable')}>{t('enableAccount')}</Button>}
      {user.canBeActedFor && actFor !== undefined && <Link href={actFor}>{t('actFor')}</Link>}
    </Inline>
  );
}
