import { useMessages } from '@portal/kit';
import { Grid, Stack, Text } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import { changedLines } from '../../model/changed-lines.ts';

export interface LineChangesProps {
  before: readonly string[];
  after: readonly string[];
  /** Above what only the first has, and what only the second has. */
  labels: { before: string; after: string };
}

/** What two states of a part do not share, said in words: nothing of it is told by colour alone. */
export function LineChanges({ before, after, labels }: LineChangesProps) {
  const t = useMessages(contentAdminMessages);
  const { takenOut, added } = changedLines(before, after);
  if (takenOut.length + added.length === 0) return <Text tone="quiet">{t('onlyLooks')}</Text>;
  return (
    <Grid minColumn="sm" gap={4}>
      <Lines label={labels.before} lines={takenOut} as="del" />
      <Lines label={labels.after} lines={added} as="ins" />
    </Grid>
  );
}

function Lines({ label, lines, as: Change }: { label: string; lines: readonly string[]; as: 'del' | 'ins' }) {
  const t = useMessages(contentAdminMessages);
  return (
    <Stack gap={1}>
      <Text size="sm" tone="quiet">
        {label}
      </Text>
      {lines.length === 0 ? (
        <Text tone="quiet">{t('nothing')}</Text>
      ) : (
        <Stack as="ul" gap={1} label={label}>
          {lines.map((line, at) => (
            <li key={at}>
              <Change>{line}</Change>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
