import type { OwnDecision } from '@portal/api';
import { useDestinations, useFormats, useMessages, type View } from '@portal/kit';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  Heading,
  Illustration,
  Inline,
  Link,
  PanelSwitch,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { decisionReasonWords } from '../../components/DecisionReason/decision-reason-words.ts';
import { SubpageFrame } from '../../components/SubpageFrame/SubpageFrame.tsx';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { titleOfDecision } from './title-of-decision.ts';

export interface DecisionsScreenProps {
  view: View<readonly OwnDecision[]>;
  onAppeal: (decision: OwnDecision) => void;
}

/** Decisions with their reasons, the last first, and what became of appeals. */
export function DecisionsScreen({ view, onAppeal }: DecisionsScreenProps) {
  const t = useMessages(communitiesMessages);
  return (
    <SubpageFrame title={t('decisionsPageTitle')}>
      <Stack gap={5}>
        <Text tone="quiet">{t('decisionsIntro')}</Text>
        <PanelSwitch
          view={view}
          scope="page"
          skeleton={<Skeleton lines={10} />}
          skeletonLabel={t('decisionsLoading')}
          failedTitle={t('decisionsFailed')}
          empty={
            <EmptyState
              illustration={<Illustration name="conversation" />}
              title={t('noDecisions')}
              text={t('noDecisionsText')}
            />
          }
        >
          {(decisions) => (
            <Stack as="ul" gap={4} label={t('decisionsPageTitle')}>
              {decisions.map((decision) => (
                <li key={decision.id}>
                  <DecisionCard decision={decision} onAppeal={onAppeal} />
                </li>
              ))}
            </Stack>
          )}
        </PanelSwitch>
      </Stack>
    </SubpageFrame>
  );
}

const words = {
  postDeclined: 'wasPostDeclined',
  postArchived: 'wasPostArchived',
  postDeleted: 'wasPostDeleted',
  commentDeleted: 'wasCommentDeleted',
  memberRemoved: 'wasMemberRemoved',
  memberBlocked: 'wasMemberBlocked',
} as const;

function hasWords(deed: string): deed is keyof typeof words {
  return Object.hasOwn(words, deed);
}

function DecisionCard({ decision, onAppeal }: Pick<DecisionsScreenProps, 'onAppeal'> & { decision: OwnDecision }) {
  const t = useMessages(communitiesMessages);
  const { dateMedium } = useFormats();
  const to = useDestinations(destinations);
  const { deed, reason, message, community, appeal, canAppeal } = decision;
  if (!hasWords(deed)) return null;
  const title = titleOfDecision(decision);
  // Who is kept out of a community finds nothing there.
  const href = decision.postId === null ? undefined : to.community({ alias: community.alias });
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {t(words[deed], { title })}
        </Heading>
        <Text size="sm" tone="quiet">
          {t('decidedIn', { community: community.name, when: dateMedium(decision.at) })}
        </Text>
        <Stack gap={1}>
          <Text>
            {reason === null
              ? t('noReasonOfDecision')
              : t('reasonOfDecision', { reason: t(decisionReasonWords[reason]) })}
          </Text>
          {message !== '' && <Text keepsLines>{message}</Text>}
        </Stack>
        {appeal && <AppealState appeal={appeal} />}
        <Inline gap={3}>
          {canAppeal && (
            <Button size="sm" label={t('appealDecisionOf', { title })} onPress={() => onAppeal(decision)}>
              {t('appealDecision')}
            </Button>
          )}
          {href !== undefined && (
            <Link href={href} isStandalone>
              {community.name}
            </Link>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function AppealState({ appeal: { outcome, answer } }: { appeal: NonNullable<OwnDecision['appeal']> }) {
  const t = useMessages(communitiesMessages);
  if (outcome === null) return <Banner tone="neutral">{t('appealIsOpen')}</Banner>;
  return (
    <Banner tone={outcome === 'reversed' ? 'positive' : 'neutral'}>
      <Stack gap={1}>
        <Text>{t(outcome === 'reversed' ? 'appealWasReversed' : 'appealWasUpheld')}</Text>
        <Text keepsLines>{answer}</Text>
      </Stack>
    </Banner>
  );
}
