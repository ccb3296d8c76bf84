import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { Button, Card, DescriptionList, Heading, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { adminDestinations } from '../../destinations.ts';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../messages.ts';

export interface AboutAdminProps extends AdminCommunity {
  /** Who the community is, loaded by itself. */
  text: ReactNode;
}

export function AboutAdmin({ text, ...admin }: AboutAdminProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Stack gap={6}>
      <Heading level={1} isFocusable>
        {t('aboutPageTitle')}
      </Heading>
      {text}
      <InfoCard {...admin} />
    </Stack>
  );
}

function InfoCard({ community, facts }: AdminCommunity) {
  const t = useMessages(communitiesAdminMessages);
  const formats = useFormats();
  const settings = useDestinations(adminDestinations).adminCommunitySettingsPage({ id: community.id });
  const categories = community.categories.map(({ name }) => name);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('infoTitle')}
        </Heading>
        <DescriptionList
          items={[
            { term: t('privacy'), description: t(community.isPublic ? 'public' : 'private') },
            { term: t('categories'), description: categories.length === 0 ? t('noCategories') : categories.join(', ') },
            { term: t('members'), description: formats.number(community.membersCount) },
            { term: t('posts'), description: formats.number(community.postsCount) },
            { term: t('created'), description: formats.date(community.createdAt) },
          ]}
        />
        {facts.isStaff && settings !== undefined && <Button href={settings}>{t('changeSettings')}</Button>}
      </Stack>
    </Card>
  );
}
