import type { Person, Report } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Button, Heading, Inline, Spread, Stack, Text } from '@portal/ui';
import { communitiesAdminMessages } from '../../../messages.ts';

export interface ReportLinesProps {
  reports: readonly Report[];
  reporters: readonly Person[];
  /** Settles one of them. Left out where reports are decided together. */
  onResolve?: (report: Report) => void;
  onResolveAll?: () => void;
  isPending?: boolean;
}

/** Who has reported something, why and when. */
export function ReportLines({ reports, reporters, onResolve, onResolveAll, isPending = false }: ReportLinesProps) {
  const t = useMessages(communitiesAdminMessages);
  const { relative } = useFormats();
  return (
    <Stack as="section" gap={3} label={t('reportsTitle')}>
      <Spread align="center">
        <Heading level={2} size="sm">
          {t('reports', { n: reports.length })}
        </Heading>
        {onResolveAll !== undefined && reports.length > 1 && (
          <Button size="sm" tone="quiet" isDisabled={isPending} onPress={onResolveAll}>
            {t('resolveAll')}
          </Button>
        )}
      </Spread>
      <Stack as="ul" gap={3}>
        {reports.map((report) => {
          const name = nameOf(report, reporters) ?? t('somebody');
          return (
            <li key={report.id}>
              <Spread align="start">
                <Stack gap={1}>
                  <Text keepsLines>{report.reason}</Text>
                  <Text size="sm" tone="quiet">
                    {t('reportBy', { name, when: relative(report.createdAt) })}
                  </Text>
                </Stack>
                {onResolve !== undefined && (
                  <Inline>
                    <Button
                      size="sm"
                      tone="quiet"
                      isDisabled={isPending}
                      label={t('resolveNamed', { name })}
                      onPress={() => onResolve(report)}
                    >
                      {t('resolve')}
                    </Button>
                  </Inline>
                )}
              </Spread>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

function nameOf({ userId }: Report, reporters: readonly Person[]): string | null {
  const person = reporters.find(({ id }) => id === userId);
  return person === undefined ? null : `${person.firstName} ${person.lastName}`;
}
