import type { OpenAppeal } from '@portal/api';
import { useDestinations, useFormats, useMessages, type View } from '@portal/kit';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ForbiddenNotice,
  Heading,
  Illustration,
  Inline,
  Link,
  PanelSwitch,
  Skeleton,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import { destinations } from '../../../destinations.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { wordsOfAction } from '../Log/action-words.ts';
import { ActionDetails } from '../Log/ActionDetails.tsx';
import { titleOfAppeal } from './title-of-appeal.ts';

export interface AppealsScreenProps {
  community: Pick<AdminCommunity['community'], 'alias'>;
  view: View<readonly OpenAppeal[]>;
  onAnswer: (appeal: OpenAppeal, outcome: 'upheld' | 'reversed') => void;
}

/** Appeals against decisions: those first that wait. */
export function AppealsScreen({ community, view, onAnswer }: AppealsScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <Stack gap={5}>
      <Heading level={1} isFocusable>
        {t('appealsPageTitle')}
      </Heading>
      <Text tone="quiet">{t('appealsIntro')}</Text>
      <PanelSwitch
        view={view}
        skeleton={<Skeleton lines={10} />}
        skeletonLabel={t('appealsLoading')}
        failedTitle={t('appealsFailed')}
        forbidden={<ForbiddenNotice title={t('appealsFailed')} />}
        empty={
          <EmptyState
            illustration={<Illustration name="conversation" />}
            title={t('noAppeals')}
            text={t('noAppealsText')}
          />
        }
      >
        {(appeals) => (
          <Stack as="ul" gap={4} label={t('appealsPageTitle')}>
            {appeals.map((appeal) => (
              <li key={appeal.id}>
                <AppealCard appeal={appeal} community={community} onAnswer={onAnswer} />
              </li>
            ))}
          </Stack>
        )}
      </PanelSwitch>
    </Stack>
  );
}

function AppealCard({
  appeal,
  community: { alias },
  onAnswer,
}: Pick<AppealsScreenProps, 'community' | 'onAnswer'> & { appeal: OpenAppeal }) {
  const t = useMessages(communitiesAdminMessages);
  const { relative } = useFormats();
  const to = useDestinations(destinations);
  const { decision, outcome } = appeal;
  const title = titleOfAppeal(appeal, t('somebody'));
  const [author, first] = [nameOf(appeal.author) ?? t('somebody'), nameOf(decision.actor) ?? t('somebody')];
  // A comment that was deleted is found under its post; a post that was deleted opens nowhere.
  const href =
    decision.postId === null || decision.deed === 'postDeleted' ? undefined : to.post({ alias, id: decision.postId });
  return (
    <Card>
      <Stack gap={4}>
        <Spread align="center">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          {outcome === null ? (
            <Badge tone="caution">{t('appealWaits')}</Badge>
          ) : (
            <Badge tone={outcome === 'reversed' ? 'positive' : 'neutral'}>{t(outcome)}</Badge>
          )}
        </Spread>
        <Stack gap={1}>
          <Text size="sm">{t(wordsOfAction(decision), { name: first, member: author, title: decision.subject })}</Text>
          <ActionDetails deed={decision} />
          {href !== undefined && (
            <Link href={href} isStandalone>
              {t('viewPost')}
            </Link>
          )}
        </Stack>
        <Stack gap={1}>
          <Text size="sm" tone="quiet">
            {t('appealOf', { name: author, when: relative(appeal.createdAt) })}
          </Text>
          <Text keepsLines>{appeal.words}</Text>
        </Stack>
        {outcome !== null && (
          <Stack gap={1}>
            <Text size="sm" tone="quiet">
              {t('answeredBy', {
                name: nameOf(appeal.decidedBy) ?? t('somebody'),
                when: appeal.decidedAt === null ? '' : relative(appeal.decidedAt),
              })}
            </Text>
            <Text keepsLines>{appeal.answer}</Text>
          </Stack>
        )}
        {appeal.canDecide && (
          <Inline gap={2}>
            <Button
              tone="primary"
              size="sm"
              label={t('reverseNamed', { title })}
              onPress={() => onAnswer(appeal, 'reversed')}
            >
              {t('reverse')}
            </Button>
            <Button size="sm" label={t('upholdNamed', { title })} onPress={() => onAnswer(appeal, 'upheld')}>
              {t('uphold')}
            </Button>
          </Inline>
        )}
        {outcome === null && !appeal.canDecide && (
          <Text size="sm" tone="quiet">
            {t('notYoursToDecide')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function nameOf(person: OpenAppeal['author']): string | null {
  return person === null ? null : `${person.firstName} ${person.lastName}`;
}
