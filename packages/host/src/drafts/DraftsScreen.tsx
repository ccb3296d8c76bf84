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
import { messages } from './messages.ts';
import type { Drafts, ListedDraft } from './use-drafts.ts';

export type DraftsScreenProps = Drafts;

/** Drafts by the place where each was begun. */
export function DraftsScreen({ view, goOn, remove, putBack }: DraftsScreenProps) {
  const t = useMessages(messages);
  return (
    <PageLayout
      width="small"
      header={
        <Stack gap={2}>
          <Heading level={1}>{t('title')}</Heading>
          <Text tone="quiet">{t('intro', { n: draftLimits.days })}</Text>
        </Stack>
      }
    >
      <ViewSwitch
        view={view}
        loading={() => <DraftsSkeleton />}
        empty={() => (
          <EmptyState
            illustration={<Illustration name="conversation" />}
            title={t('noneTitle')}
            text={t('noneText')}
            action={<Button href="/">{t('backHome')}</Button>}
          />
        )}
        failed={(_, retry) => <ProblemPanel title={t('failed')} onRetry={retry} labels={{ retry: t('tryAgain') }} />}
        forbidden={() => <ForbiddenNotice title={t('failed')} />}
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
  const t = useMessages(messages);
  const formats = useFormats();
  const text = draft.text === '' ? t('noWords') : draft.text;
  const names = draft.files.map(({ name }) => name);
  return (
    <Spread align="start" isWrapping={false}>
      <Stack gap={1} isGrowing>
        <Text weight="medium" maxLines={2}>
          {draft.href === undefined ? (
            text
          ) : (
            <Link href={draft.href} tone="strong" isStandalone label={t('goOn', { text })} onPress={onGoOn}>
              {text}
            </Link>
          )}
        </Text>
        <MetaLine items={[draft.kind, draft.at && formats.relative(draft.at)]} />
        {names.length > 0 && (
          <Text size="sm" tone="quiet" maxLines={2}>
            {t('files', { n: names.length, names: names.join(', ') })}
          </Text>
        )}
      </Stack>
      <Button size="sm" tone="quiet" label={t('removeOf', { text })} onPress={onRemove}>
        {t('remove')}
      </Button>
    </Spread>
  );
}

function RemovedDraft({ draft, onUndo }: { draft: ListedDraft; onUndo: () => void }) {
  const t = useMessages(messages);
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed it is gone, and the focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <Spread>
      <Text tone="quiet" role="status">
        {t('removed')}
      </Text>
      <Button size="sm" label={t('undoOf', { text: draft.text })} buttonRef={button} onPress={onUndo}>
        {t('undo')}
      </Button>
    </Spread>
  );
}

function DraftsSkeleton() {
  const t = useMessages(messages);
  return (
    <SkeletonRegion label={t('loading')}>
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
