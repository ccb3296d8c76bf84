import { draftLimits, useFormats, useMessages, ViewSwitch } from '@portal/kit';
import {
  Button,
  Divider,
  EmptyState,
  ForbiddenNotice,
  Heading,
  Illustration,
  Link,
  MetaLine,
  PageLayout,
  ProblemPanel,
  Section,
  Skeleton,
  SkeletonRegion,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import { useEffect, useRef } from 'react';
import { hostMessages } from '../messages.ts';
import type { Drafts, ListedDraft } from './use-drafts.ts';

export type DraftsScreenProps = Drafts;

/** Drafts by the place where each was begun. */
export function DraftsScreen({ view, goOn, remove, putBack }: DraftsScreenProps) {
  const t = useMessages(hostMessages);
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={2}>
          <Heading level={1}>{t('draftsTitle')}</Heading>
          <Text tone="quiet">{t('draftsIntro', { n: draftLimits.days })}</Text>
        </Stack>
      }
    >
      <ViewSwitch
        view={view}
        loading={() => <DraftsSkeleton />}
        empty={() => (
          <EmptyState
            illustration={<Illustration name="conversation" />}
            title={t('noDrafts')}
            text={t('noDraftsText')}
            action={<Button href="/">{t('goHome')}</Button>}
          />
        )}
        failed={(_, retry) => (
          <ProblemPanel title={t('draftsFailed')} onRetry={retry} labels={{ retry: t('tryAgain') }} />
        )}
        forbidden={() => <ForbiddenNotice title={t('draftsFailed')} />}
        ready={(drafts) => (
          <Stack gap={8}>
            {placesOf(drafts).map((place) => (
              <Section key={place} title={place}>
                <Stack as="ul" gap={4}>
                  {drafts
                    .filter((draft) => draft.place === place)
                    .map((draft) => (
                      <Stack key={draft.key} as="li" gap={4}>
                        {draft.undo === undefined ? (
                          <DraftRow draft={draft} onGoOn={() => goOn(draft)} onRemove={() => remove(draft)} />
                        ) : (
                          <RemovedDraft draft={draft} onUndo={() => putBack(draft)} />
                        )}
                        <Divider />
                      </Stack>
                    ))}
                </Stack>
              </Section>
            ))}
          </Stack>
        )}
      />
    </PageLayout>
  );
}

/** In the order of their newest drafts. */
function placesOf(drafts: readonly ListedDraft[]): string[] {
  return [...new Set(drafts.map(({ place }) => place))];
}

interface DraftRowProps {
  draft: ListedDraft;
  onGoOn: () => void;
  onRemove: () => void;
}

function DraftRow({ draft, onGoOn, onRemove }: DraftRowProps) {
  const t = useMessages(hostMessages);
  const formats = useFormats();
  const text = draft.text === '' ? t('draftWithoutWords') : draft.text;
  const names = draft.files.map(({ name }) => name);
  return (
    <Spread align="start" isWrapping={false}>
      <Stack gap={1} isGrowing>
        <Text weight="medium" maxLines={2}>
          {draft.href === undefined ? (
            text
          ) : (
            <Link href={draft.href} tone="strong" isStandalone label={t('goOnWithDraft', { text })} onPress={onGoOn}>
              {text}
            </Link>
          )}
        </Text>
        <MetaLine items={[draft.kind, draft.at && formats.relative(draft.at)]} />
        {names.length > 0 && (
          <Text size="sm" tone="quiet" maxLines={2}>
            {t('draftFiles', { n: names.length, names: names.join(', ') })}
          </Text>
        )}
      </Stack>
      <Button size="sm" tone="quiet" label={t('removeDraftOf', { text })} onPress={onRemove}>
        {t('remove')}
      </Button>
    </Spread>
  );
}

function RemovedDraft({ draft, onUndo }: { draft: ListedDraft; onUndo: () => void }) {
  const t = useMessages(hostMessages);
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed it is gone, and the focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <Spread>
      <Text tone="quiet" role="status">
        {t('draftRemoved')}
      </Text>
      <Button size="sm" label={t('undoRemovingDraft', { text: draft.text })} buttonRef={button} onPress={onUndo}>
        {t('undo')}
      </Button>
    </Spread>
  );
}

function DraftsSkeleton() {
  const t = useMessages(hostMessages);
  return (
    <SkeletonRegion label={t('draftsLoading')}>
      <Stack gap={6}>
        {[0, 1, 2].map((row) => (
          <Stack key={row} gap={2}>
            <Skeleton lines={1} />
            <Skeleton lines={1} />
          </Stack>
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
