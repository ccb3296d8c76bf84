import { useMessages } from '@portal/kit';
import { Heading, Stack, Text } from '@portal/ui';
import { type ComparedContent, differingParts } from '../../components/Compared/compared-content.ts';
import { LineChanges } from '../../components/Compared/LineChanges.tsx';
import { partWords, usePartLines } from '../../components/Compared/use-part-lines.ts';
import { contentAdminMessages } from '../../messages.ts';
import type { ContentOptions } from '../../model/use-content-options.ts';

export interface VersionPartsProps {
  then: ComparedContent;
  now: ComparedContent;
  options: ContentOptions;
}

/** The parts in which an item differs from what it was: what was taken out since, and what was added. */
export function VersionParts({ then, now, options }: VersionPartsProps) {
  const t = useMessages(contentAdminMessages);
  const linesOf = usePartLines(options);
  const parts = differingParts(then, now);
  if (parts.length === 0) return <Text tone="quiet">{t('sameAsNow')}</Text>;
  return (
    <Stack gap={6}>
      {parts.map((part) => (
        <Stack key={part} as="section" gap={3}>
          <Heading level={3} size="sm">
            {t(partWords[part])}
          </Heading>
          <LineChanges
            before={linesOf(then, part)}
            after={linesOf(now, part)}
            labels={{ before: t('takenOutSince'), after: t('addedSince') }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
