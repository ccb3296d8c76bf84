import type { Faq } from '@portal/api';
import { heavyWords } from '@portal/features-communities/parts';
import { useMessages } from '@portal/kit';
import type { FormRow } from '@portal/kit/form';
import {
  Badge,
  Button,
  Card,
  Heading,
  IconEdit,
  IconTrash,
  IconUndo,
  Inline,
  LazyRichTextEditor,
  RichText,
  Spread,
  Stack,
  Text,
  TextField,
} from '@portal/ui';
import { communitiesAdminMessages } from '../../messages.ts';
import { TheirText } from '../../components/Theirs/TheirText.tsx';
import type { FaqBlock } from './faq-changes.ts';

export interface FaqBlockCardProps {
  row: FormRow<FaqBlock>;
  /** From 1. */
  number: number;
  isDeleted: boolean;
  /** What somebody else has saved since; null where nobody has. */
  theirs: Faq | null;
  isPending: boolean;
  /** Lets its words be changed; without it they can be already. */
  onOpen: (() => void) | undefined;
  onKeep: (theirs: Faq) => void;
  onTake: (theirs: Faq) => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** A question with its answer: read, and changed once it is opened. A deleted one is read only until it is restored. */
export function FaqBlockCard({ row, number: n, isDeleted, isPending, theirs, ...on }: FaqBlockCardProps) {
  const t = useMessages(communitiesAdminMessages);
  const { name, description } = row.value;
  return (
    <Card>
      <Stack gap={4}>
        <Spread>
          <Inline gap={2}>
            <Heading level={2} size="sm">
              {t('questionNumber', { n })}
            </Heading>
            {isDeleted && <Badge tone="critical">{t('questionDeleted')}</Badge>}
          </Inline>
          {isDeleted ? (
            <Button
              size="sm"
              icon={IconUndo}
              isDisabled={isPending}
              label={t('restoreQuestionNumber', { n })}
              onPress={on.onRestore}
            >
              {t('restoreQuestion')}
            </Button>
          ) : (
            <Inline gap={2}>
              {on.onOpen !== undefined && (
                <Button size="sm" icon={IconEdit} label={t('editQuestionNumber', { n })} onPress={on.onOpen}>
                  {t('edit')}
                </Button>
              )}
              <Button
                size="sm"
                tone="quiet"
                icon={IconTrash}
                isDisabled={isPending}
                label={t('deleteQuestionNumber', { n })}
                onPress={on.onDelete}
              >
                {t('delete')}
              </Button>
            </Inline>
          )}
        </Spread>
        {theirs !== null && (
          <TheirText
            intro={t('faqStale')}
            title={theirs.name}
            html={theirs.description}
            keepLabel={t('replaceByMine')}
            onKeep={() => on.onKeep(theirs)}
            take={{ label: t('takeTheirs'), onPress: () => on.onTake(theirs) }}
          />
        )}
        {isDeleted || on.onOpen !== undefined ? (
          <>
            <Text weight="semibold">{name}</Text>
            <RichText html={description} />
          </>
        ) : (
          <>
            <TextField {...row.field('name')} label={t('questionField')} isRequired isReadOnly={isPending} />
            <LazyRichTextEditor
              {...row.field('description')}
              label={t('answerField')}
              refuse={heavyWords}
              isRequired
              isPending={isPending}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
