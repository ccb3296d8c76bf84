import type { Community } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, ConfirmDialog, IconArchive, Inline, Section, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';
import { useArchive } from './use-archive.ts';

interface ArchiveSectionProps {
  community: Community;
  onDone: (next: Community) => void;
}

/** The archive: from the earliest day on a community can only be read, until it is taken out again. */
export function ArchiveSection({ community, onDone }: ArchiveSectionProps) {
  const t = useMessages(communitiesAdminMessages);
  const formats = useFormats();
  const { isPending, archive, unarchive } = useArchive(community, onDone);
  const [isConfirming, setConfirming] = useState(false);
  const { isArchived, archivedDate, name } = community;

  async function confirm(run: () => Promise<void>) {
    try {
      await run();
      setConfirming(false);
    } catch {
      // The action has told what went wrong.
    }
  }

  if (archivedDate !== null)
    return (
      <Section title={t('archivePart')}>
        <Stack gap={4}>
          <Text>{t(isArchived ? 'archivedSince' : 'archivedFrom', { date: formats.dateMedium(archivedDate) })}</Text>
          <Inline>
            <Button isPending={isPending} onPress={() => void confirm(unarchive)}>
              {t(isArchived ? 'takeOutOfArchive' : 'keepOutOfArchive')}
            </Button>
          </Inline>
        </Stack>
      </Section>
    );
  return (
    <Section title={t('archivePart')}>
      <Stack gap={4}>
        <Text>{t('archiveText')}</Text>
        <Inline>
          <Button icon={IconArchive} onPress={() => setConfirming(true)}>
            {t('archiveCommunity')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('archiveQuestion', { name })}
        confirmLabel={t('confirmArchive')}
        isPending={isPending}
        onConfirm={() => void confirm(archive)}
        onCancel={() => setConfirming(false)}
      >
        {t('archiveConsequence')}
      </ConfirmDialog>
    </Section>
  );
}
