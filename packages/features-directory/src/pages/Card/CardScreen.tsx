import { type DirectoryCard, vCard } from '@portal/rules';
import { useDestinations, useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  BackLink,
  Button,
  Card,
  DescriptionList,
  ForbiddenNotice,
  Heading,
  IconDownload,
  Inline,
  Link,
  MailAddress,
  PageLayout,
  ProblemPanel,
  QrCode,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { directoryMessages } from '../../messages.ts';

export interface CardScreenProps {
  view: View<DirectoryCard>;
  onSave: (card: DirectoryCard) => void;
}

/** One’s card as others scan it, with what stands on it. */
export function CardScreen({ view, onSave }: CardScreenProps) {
  const t = useMessages(directoryMessages);
  const own = useDestinations(destinations).own();
  return (
    <PageLayout
      width="narrow"
      header={
        <Stack gap={2}>
          {own !== undefined && <BackLink href={own}>{t('ownProfilePageTitle')}</BackLink>}
          <Heading level={1} isFocusable>
            {t('cardPageTitle')}
          </Heading>
          <Text tone="quiet">{t('cardIntro')}</Text>
        </Stack>
      }
    >
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion label={t('cardLoading')}>
            <Card padding={6}>
              <Skeleton lines={10} />
            </Card>
          </SkeletonRegion>
        )}
        empty={() => null}
        failed={(problem, retry) => <ProblemPanel title={t('cardFailed')} detail={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('cardFailed')} text={problem.message} />}
        ready={(card) => <Ready card={card} onSave={onSave} />}
      />
    </PageLayout>
  );
}

function Ready({ card, onSave }: { card: DirectoryCard; onSave: CardScreenProps['onSave'] }) {
  const t = useMessages(directoryMessages);
  const privacy = useDestinations(destinations).privacy();
  const { firstName, lastName, postNominal } = card;
  const lines = [
    { term: t('cardName'), description: [`${firstName} ${lastName}`, postNominal].filter(Boolean).join(', ') },
    { term: t('organisationName'), description: card.organisation },
    { term: t('jobTitle'), description: card.jobTitle },
    { term: t('email'), description: card.email && <MailAddress>{card.email}</MailAddress> },
    { term: t('cardProfile'), description: card.url ?? '' },
  ].filter(({ description }) => description !== '');
  return (
    <Card padding={6}>
      <Stack gap={6}>
        <QrCode text={vCard(card)} label={t('cardCode')} />
        <Inline>
          <Button icon={IconDownload} tone="primary" onPress={() => onSave(card)}>
            {t('cardDownload')}
          </Button>
        </Inline>
        <Section title={t('cardHas')}>
          <DescriptionList items={lines} />
        </Section>
        {privacy !== undefined && <Link href={privacy}>{t('cardMore')}</Link>}
      </Stack>
    </Card>
  );
}
