import { Divider, Heading, PageLayout, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';

interface PatternNotesProps {
  title: string;
  /** What holds for every page of this kind. */
  rules: readonly string[];
  children: ReactNode;
}

/** What a kind of page goes by, and then a page of that kind. */
export function PatternNotes({ title, rules, children }: PatternNotesProps) {
  return (
    <PageLayout width="large">
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>{title}</Heading>
          <Stack gap={1}>
            {rules.map((rule) => (
              <Text key={rule} tone="quiet" isMeasured>
                {rule}
              </Text>
            ))}
          </Stack>
        </Stack>
        <Divider />
        {children}
      </Stack>
    </PageLayout>
  );
}
